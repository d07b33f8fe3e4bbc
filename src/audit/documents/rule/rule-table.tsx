import { scopeOfRule } from '#generator/rules/meaning/rule-parameters.ts';
import type { DecisionTable, Rule, TransitionTable } from '#model/rules/language.ts';
import { useAudit } from '../../audit.ts';
import { SourceText } from '../../parts/links.tsx';
import { Table } from '../../parts/table.tsx';
import { Words } from '../../parts/words.tsx';
import {
  formatNameList,
  formatRuleCell,
  formatRuleFact,
  formatRuleGuard,
  formatRuleName,
  formatRuleOutput,
  formatTransitionSetting,
  labelOfName,
  ruleValueInWords,
} from '../../words/rule-words.ts';

/** The column of sources, where some row has one of its own. */
const hasSources = ({ rows }: Rule): boolean => rows.some(({ source }) => source !== undefined);

/** More columns than this are wider than a screen; what they hold then shares one. */
export const mostColumns = 7;

const DecisionRows = ({ of: table }: { readonly of: DecisionTable }) => {
  const audit = useAudit();
  const { t } = audit;
  const columns = Object.entries(scopeOfRule(table)).filter(([name]) =>
    table.rows.some(({ when }) => when[name] !== undefined),
  );
  const isWide = columns.length > mostColumns;
  return (
    <Table
      head={[
        t.row(),
        ...(isWide ? [t.condition()] : columns.map(([name]) => formatRuleName(name, table, audit))),
        t.result(),
        ...(hasSources(table) ? [t.source()] : []),
      ]}
      rows={table.rows.map((row) => ({
        id: `row-${row.id}`,
        rule: row.id,
        cells: [
          <Words of={row} key="name" />,
          ...(isWide
            ? [formatRuleGuard(row.when, table, audit)]
            : columns.map(([name, domain]) => formatRuleCell(row.when[name], table, domain, audit))),
          formatRuleOutput(row.output, table, audit),
          ...(hasSources(table) ? [<SourceText of={row.source} key="source" />] : []),
        ],
      }))}
    />
  );
};

const TransitionRows = ({ of: table }: { readonly of: TransitionTable }) => {
  const audit = useAudit();
  const { t } = audit;
  return (
    <>
      <Table
        head={[
          t.row(),
          t.state(),
          t.event(),
          t.condition(),
          t.next(),
          t.effects(),
          ...(hasSources(table) ? [t.source()] : []),
        ]}
        rows={table.rows.map((row) => ({
          id: `row-${row.id}`,
          rule: row.id,
          cells: [
            <Words of={row} key="name" />,
            formatNameList(row.from, table.states, audit),
            labelOfName(table.events, row.on, audit),
            formatRuleGuard(row.when, table, audit) || t.any(),
            [
              row.to === null ? t.stays() : labelOfName(table.states, row.to, audit),
              ...Object.entries(row.set).map(([name, setting]) => formatTransitionSetting(name, setting, table, audit)),
            ].join('; '),
            formatNameList(row.effects, table.effects, audit),
            ...(hasSources(table) ? [<SourceText of={row.source} key="source" />] : []),
          ],
        }))}
      />
      {table.ignored.length === 0 ? null : (
        <>
          <h3>{t.ignored()}</h3>
          <Table
            head={[t.state(), t.event(), t.reason()]}
            rows={table.ignored.map(({ from, on, reason }) => ({
              rule: 'ignored',
              cells: [
                formatNameList(from, table.states, audit),
                formatNameList(on, table.events, audit),
                <Words of={reason} key="reason" />,
              ],
            }))}
          />
        </>
      )}
    </>
  );
};

/** The table of a rule in words, what its derived values are, and which results grant what was asked for. */
export const RuleTable = ({ rule }: { readonly rule: Rule }) => {
  const audit = useAudit();
  const { t } = audit;
  const facts = Object.values(rule.facts ?? {});
  const accepts = rule.kind === 'decision' ? (rule.accepts ?? []) : [];
  return (
    <>
      {rule.kind === 'decision' ? <DecisionRows of={rule} /> : <TransitionRows of={rule} />}
      {facts.length === 0 ? null : (
        <ul>
          {facts.map((fact) => (
            <li key={fact.en}>
              <Words of={fact} />: {formatRuleFact(fact, rule, audit)}
            </li>
          ))}
        </ul>
      )}
      {rule.kind === 'decision' && accepts.length > 0 ? (
        <p>
          {t.accepts()}: {accepts.map((value) => ruleValueInWords(value, rule.outputs, audit)).join(', ')}
        </p>
      ) : null}
    </>
  );
};
