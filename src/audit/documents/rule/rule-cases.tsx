import { inputsOfExamples } from '#generator/rules/cases/candidate-values.ts';
import { parseExampleValue } from '#generator/rules/meaning/example-value.ts';
import { interpretTransition, prepareDecisionTable } from '#generator/rules/meaning/interpret.ts';
import { allPayloadDomains } from '#generator/rules/meaning/transition-domains.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { type Audit, useAudit } from '../../audit.ts';
import { SourceText } from '../../parts/links.tsx';
import { Table } from '../../parts/table.tsx';
import { Words } from '../../parts/words.tsx';
import type { RuleValue } from '../../words/field.ts';
import { formatNameList, formatRuleName, labelOfName, ruleValueInWords } from '../../words/rule-words.ts';
import { mostColumns } from './rule-table.tsx';

/** Every row has its cases on the page; the tests run all. */
const mostCasesOfRow = 3;

/** Cases for a page: the first of each row. */
const shownByRow = <Case,>(cases: readonly Case[], rowOf: (one: Case) => string): readonly Case[] =>
  [...Map.groupBy(cases, rowOf).values()].flatMap((group) => group.slice(0, mostCasesOfRow));

const RowName = ({ id, rule }: { readonly id: string; readonly rule: Rule }) => {
  const { t } = useAudit();
  const row = rule.rows.find((one) => one.id === id);
  return row === undefined ? t.ignoredEvent() : <Words of={row} />;
};

type Values = Readonly<Record<string, RuleValue>>;

const DecisionCases = ({ table }: { readonly table: DecisionTable }) => {
  const audit = useAudit();
  const { t, cases } = audit;
  const inputs = Object.entries(table.inputs);
  const names = inputs.map(([name]) => formatRuleName(name, table, audit));
  const isWide = inputs.length > mostColumns;
  const head = isWide ? [t.condition()] : names;
  const cells = (values: Values): readonly string[] => {
    const texts = inputs.map(([name, domain]) => ruleValueInWords(values[name] ?? null, domain, audit));
    return isWide ? [texts.map((text, index) => `${names[index]}: ${text}`).join('; ')] : texts;
  };
  const decide = prepareDecisionTable(table, cases.around);
  const given = inputsOfExamples(table);
  const all = cases.ofDecision(table);
  const shown = shownByRow(all, ({ row }) => row);
  return (
    <>
      <Table
        head={[t.row(), ...head, t.expected(), t.source()]}
        rows={table.examples.map((example, index) => ({
          cells: [
            <RowName id={decide(given[index] ?? {})?.row ?? ''} rule={table} key="row" />,
            ...cells(given[index] ?? {}),
            ruleValueInWords(parseExampleValue(example.output, table.outputs) ?? example.output, table.outputs, audit),
            <SourceText of={example.source} key="source" />,
          ],
        }))}
      />
      <details className="cases">
        <summary>{t.cases({ shown: shown.length, total: all.length })}</summary>
        <Table
          head={[...head, t.result(), t.row()]}
          rows={shown.map(({ inputs: values, value, row }) => ({
            cells: [
              ...cells(values),
              ruleValueInWords(value, table.outputs, audit),
              <RowName id={row} rule={table} key="row" />,
            ],
          }))}
        />
      </details>
    </>
  );
};

/** Values next to a state or an event: “index = 4; last = 4”. */
const besideText = (values: Values, table: TransitionTable, audit: Audit): readonly string[] =>
  Object.entries(values).map(([name, value]) => {
    const domain = table.context[name]?.domain ?? allPayloadDomains(table)[name];
    return `${formatRuleName(name, table, audit)} = ${domain === undefined ? String(value) : ruleValueInWords(value, domain, audit)}`;
  });

const stateText = ({ state, ...values }: Values, table: TransitionTable, audit: Audit): string =>
  [
    ...(state === undefined ? [] : [labelOfName(table.states, String(state), audit)]),
    ...besideText(values, table, audit),
  ].join('; ');

const eventText = ({ type, ...values }: Values, table: TransitionTable, audit: Audit): string =>
  [labelOfName(table.events, String(type), audit), ...besideText(values, table, audit)].join('; ');

const TransitionCases = ({ table }: { readonly table: TransitionTable }) => {
  const audit = useAudit();
  const { t, cases } = audit;
  const all = cases.ofTransitions(table);
  const shown = shownByRow(all, ({ next }) => next.row);
  const head = [t.state(), t.event(), t.next(), t.effects(), t.row()];
  return (
    <>
      <Table
        head={head}
        rows={table.examples.map((example) => ({
          cells: [
            stateText(example.state, table, audit),
            eventText(example.event, table, audit),
            stateText(example.next, table, audit) || t.stays(),
            formatNameList(example.effects, table.effects, audit),
            <RowName id={interpretTransition(table, example, cases.around)?.row ?? ''} rule={table} key="row" />,
          ],
        }))}
      />
      <details className="cases">
        <summary>{t.cases({ shown: shown.length, total: all.length })}</summary>
        <Table
          head={head}
          rows={shown.map(({ state, event, next }) => ({
            cells: [
              stateText(state, table, audit),
              eventText(event, table, audit),
              stateText(next.state, table, audit),
              formatNameList(next.effects, table.effects, audit),
              <RowName id={next.row} rule={table} key="row" />,
            ],
          }))}
        />
      </details>
    </>
  );
};

/** Examples typed by hand from the sources, and the cases at the bounds that the tests run. */
export const RuleCases = ({ rule }: { readonly rule: Rule }) =>
  rule.kind === 'decision' ? <DecisionCases table={rule} /> : <TransitionCases table={rule} />;
