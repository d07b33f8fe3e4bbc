import type { AuditBlock, RuleField, RuleValues } from '#domain/audit/audit-data.ts';
import { codeText, ruleValueText } from '#domain/audit/rule-text.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale, useTexts } from '../texts.ts';
import { AuditTable } from './audit-table.tsx';
import { decideNow, stepNow } from './running-code.ts';

type Cases = Extract<AuditBlock, { kind: 'cases' }>;
type Steps = Extract<AuditBlock, { kind: 'steps' }>;

const cellsOf = (fields: readonly RuleField[], values: RuleValues, locale: Locale): readonly string[] =>
  fields.map((field) => {
    const value = values[field.name];
    return value === undefined ? '' : ruleValueText(value, field, locale);
  });

/** Boundary cases with what the running function gives, compared with the interpreter of the table. */
export const CasesTable = ({ block }: { readonly block: Cases }) => {
  const t = useTexts();
  const locale = useLocale();
  const { fields, output, cases, total } = block;
  const rows = cases.map(({ inputs, value, row }) => {
    const now = decideNow(block.rule, inputs);
    const agrees = now?.value === value && now.row === row;
    return [
      ...cellsOf(fields, inputs, locale),
      now === null ? t.refused() : ruleValueText(now.value, output, locale),
      codeText(now?.row ?? ''),
      agrees ? t.agrees() : t.differs({ expected: `${ruleValueText(value, output, locale)}, ${row}` }),
    ];
  });
  const head = [...fields.map(({ label }) => label), t.result(), t.row(), t.agreement()];
  return (
    <>
      <AuditTable block={{ kind: 'table', title: block.title, head, rows }} />
      <p className="note">{t.shown({ shown: cases.length, total })}</p>
    </>
  );
};

const isSame = (left: RuleValues, right: RuleValues): boolean =>
  Object.keys({ ...left, ...right }).every((name) => left[name] === right[name]);

/** Boundary steps with what the running reducer gives, compared with the interpreter of the table. */
export const StepsTable = ({ block }: { readonly block: Steps }) => {
  const t = useTexts();
  const locale = useLocale();
  const { fields, steps, total } = block;
  const given = [...fields.state, fields.event, ...fields.carried];
  const effectsOf = (names: readonly string[]): string =>
    names.map((name) => ruleValueText(name, fields.effects, locale)).join(', ');
  const rows = steps.map(({ state, event, next }) => {
    const now = stepNow(block.rule, state, event);
    const agrees = now?.row === next.row && isSame(now.state, next.state) && now.effects.join() === next.effects.join();
    return [
      ...cellsOf(given, { ...event, ...state }, locale),
      cellsOf(fields.state, now?.state ?? {}, locale).join(', '),
      effectsOf(now?.effects ?? []),
      codeText(now?.row ?? ''),
      agrees ? t.agrees() : t.differs({ expected: next.row }),
    ];
  });
  const head = [...given.map(({ label }) => label), t.next(), fields.effects.label, t.row(), t.agreement()];
  return (
    <>
      <AuditTable block={{ kind: 'table', title: block.title, head, rows }} />
      <p className="note">{t.shown({ shown: steps.length, total })}</p>
    </>
  );
};
