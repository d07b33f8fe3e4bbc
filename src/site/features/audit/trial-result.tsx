import type { AuditText, DecisionTrial, RuleValues, TransitionTrial, TrialRule } from '#domain/audit/audit-data.ts';
import { codeText, ruleValueText } from '#domain/audit/rule-text.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { AuditWords } from './audit-words.tsx';
import { decideNow, stepNow } from './running-code.ts';

/** What a term of the result means; an empty value is left out. */
const ResultList = ({ entries }: { readonly entries: readonly (readonly [string, AuditText])[] }) => (
  <dl className="audit-result">
    {entries
      .filter(([, value]) => value !== '')
      .map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <AuditWords text={value} />
          </dd>
        </div>
      ))}
  </dl>
);

interface ResultProps<Rule> {
  readonly rule: Rule;
  readonly values: RuleValues;
}

const DecisionResult = ({ rule, values }: ResultProps<DecisionTrial>) => {
  const t = useTexts('audit');
  const locale = useLocale();
  const now = decideNow(rule.id, values);
  if (now === null) return <p>{t.refused()}</p>;
  return (
    <ResultList
      entries={[
        [t.result(), ruleValueText(now.value, rule.output, locale)],
        [t.row(), codeText(now.row)],
        [
          t.decidedWhen(),
          now.row
            .split('+')
            .flatMap((row) => rule.rows[row] ?? [])
            .join('; '),
        ],
        [t.sentence(), rule.sentence],
      ]}
    />
  );
};

/** State and event apart: they are entered in one form. */
const stepOf = ({ id, fields, carries }: TransitionTrial, values: RuleValues) => {
  const pick = (names: readonly string[]): RuleValues =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  const state = pick(fields.state.map(({ name }) => name));
  return stepNow(id, state, { ...pick(carries[String(values.type)] ?? []), type: values.type ?? null });
};

const reasonOf = ({ ignored }: TransitionTrial, { state, type }: RuleValues): AuditText =>
  ignored.find(({ from, on }) => from.includes(String(state)) && on.includes(String(type)))?.reason ?? '';

const StepResult = ({ rule, values }: ResultProps<TransitionTrial>) => {
  const t = useTexts('audit');
  const locale = useLocale();
  const now = stepOf(rule, values);
  if (now === null) return <p>{t.refused()}</p>;
  const { state, effects } = rule.fields;
  const [name, ...held] = state.map((field) => [
    field.label,
    ruleValueText(now.state[field.name] ?? null, field, locale),
  ]);
  return (
    <ResultList
      entries={[
        [t.next(), [name?.[1] ?? '', ...held.map((pair) => pair.join(' = '))].join('; ')],
        [effects.label, now.effects.map((effect) => ruleValueText(effect, effects, locale)).join(', ') || t.noEffect()],
        [t.row(), now.row === 'ignored' ? t.ignored() : codeText(now.row)],
        [t.decidedWhen(), rule.rows[now.row] ?? reasonOf(rule, values)],
        [t.sentence(), rule.sentence],
      ]}
    />
  );
};

/** What the generated code makes of the values, and which row says so. */
export const TrialResult = ({ rule, values }: ResultProps<TrialRule>) =>
  rule.kind === 'decision' ? (
    <DecisionResult rule={rule} values={values} />
  ) : (
    <StepResult rule={rule} values={values} />
  );
