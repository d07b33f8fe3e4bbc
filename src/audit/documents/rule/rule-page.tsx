import { ruleParameters } from '#generator/rules/meaning/rule-parameters.ts';
import type { Rule } from '#model/rules/language.ts';
import { useAudit } from '../../audit.ts';
import { ConfirmedText } from '../../parts/confirmed.tsx';
import { Document } from '../../parts/layout.tsx';
import { CitedLink, EntryLink, findCitedIds, NumberLink, RuleLink, SourceText } from '../../parts/links.tsx';
import { Facts, Part, Table } from '../../parts/table.tsx';
import { ClauseTests, TestCount, TestTable } from '../../parts/test-results.tsx';
import { Lines, OwnerWords, Words } from '../../parts/words.tsx';
import { findDeparturesFromClause } from '../../words/departures.ts';
import { formatRuleName, ruleValueInWords } from '../../words/rule-words.ts';
import { formatErrorCost, formatSigners, formatSigningStatus } from '../../words/signing.ts';
import { parameterValueTexts } from '../numbers.tsx';
import { ByCourse } from './by-course.tsx';
import { RuleCases } from './rule-cases.tsx';
import { RuleTable } from './rule-table.tsx';
import { TrialForm } from './trial-form.tsx';

interface RuleProps {
  readonly rule: Rule;
}

const Numbers = ({ rule }: RuleProps) => {
  const audit = useAudit();
  const { t, project } = audit;
  const ids = ruleParameters(rule);
  return ids.length === 0 ? (
    <p>{t.none()}</p>
  ) : (
    <Table
      head={[t.number(), t.valueByDay(), t.source(), t.decision()]}
      rows={ids.flatMap((id) => {
        const parameter = project.parameters[id];
        if (parameter === undefined) return [];
        return [
          {
            cells: [
              <NumberLink id={id} key="name" />,
              <Lines items={parameterValueTexts(parameter, audit)} key="values" />,
              <SourceText of={parameter.source} key="source" />,
              parameter.register === undefined ? '' : <EntryLink id={parameter.register} key="entry" />,
            ],
          },
        ];
      })}
    />
  );
};

/** What a rule rests on: the owner's sentences word for word, the law, and decisions. */
const RestsOn = ({ rule }: RuleProps) => {
  const { t, project } = useAudit();
  const { clauses, laws, guidelines, register } = project.model;
  return (
    <Table
      head={[t.source(), t.inItsWords(), t.inOurWords(), t.tests()]}
      rows={findCitedIds(rule).flatMap((id) => {
        const clause = clauses.find((one) => one.id === id);
        const words =
          clause ??
          [...laws, ...guidelines].find((one) => one.id === id)?.says ??
          register.find((one) => one.id === id)?.subject;
        if (words === undefined) return [];
        return [
          {
            cells: [
              <CitedLink id={id} key="source" />,
              clause === undefined ? '' : <OwnerWords of={clause.owner} key="owner" />,
              <Words of={words} key="ours" />,
              clause === undefined ? '' : <ClauseTests id={id} key="tests" />,
            ],
          },
        ];
      })}
    />
  );
};

const Decisions = ({ rule }: RuleProps) => {
  const audit = useAudit();
  const { t, project, evidence } = audit;
  const cited = findCitedIds(rule);
  const departing = cited.flatMap((id) => findDeparturesFromClause(id, audit).map((entry) => entry.id));
  const ids = [...new Set<string>([...rule.assumptions, ...departing])];
  const entries = project.model.register.filter(({ id }) => ids.includes(id));
  return entries.length === 0 ? (
    <p>{t.none()}</p>
  ) : (
    <>
      <p>{t.costOfRule()}</p>
      <Table
        head={[t.entry(), t.question(), t.whatWeDo(), t.errorCosts(), t.signer(), t.status(), t.tests()]}
        rows={entries.map((entry) => ({
          cells: [
            <EntryLink id={entry.id} key="id" />,
            <Words of={entry.status === 'open' ? entry.asks : entry.subject} key="question" />,
            <Words of={entry.decision} key="decision" />,
            formatErrorCost(entry.weight, audit),
            formatSigners(entry, audit),
            formatSigningStatus(entry, audit),
            <TestCount of={evidence.ofClaim(entry.id)} key="tests" />,
          ],
        }))}
      />
    </>
  );
};

/** The rules whose results it takes, the rules that take its result, and what it decides for each course. */
const Neighbours = ({ rule }: RuleProps) => {
  const audit = useAudit();
  const { t, project } = audit;
  const givers = rule.kind === 'decision' ? Object.entries(rule.givenBy ?? {}) : [];
  const takers = project.rules.flatMap((taker) =>
    Object.entries(taker.kind === 'decision' ? (taker.givenBy ?? {}) : {})
      .filter(([, given]) => given.rule === rule.id)
      .map(([input, given]) => ({ taker, input, given })),
  );
  const words = (giver: string, among: readonly string[] | undefined): string => {
    const table = project.rules.find(({ id }) => id === giver);
    if (among === undefined || table?.kind !== 'decision') return t.wholeResult();
    return among.map((value) => ruleValueInWords(value, table.outputs, audit)).join(` ${t.or()} `);
  };
  return (
    <>
      {givers.length + takers.length === 0 ? (
        <p>{t.none()}</p>
      ) : (
        <Table
          head={[t.rule(), t.relation(), t.asValue(), t.whenResult()]}
          rows={[
            ...givers.map(([input, { rule: id, among }]) => ({
              cells: [
                <RuleLink id={id} key="rule" />,
                t.reliesOn(),
                formatRuleName(input, rule, audit),
                words(id, among),
              ],
            })),
            ...takers.map(({ taker, input, given }) => ({
              cells: [
                <RuleLink id={taker.id} key="rule" />,
                t.reliedOnBy(),
                formatRuleName(input, taker, audit),
                words(rule.id, given.among),
              ],
            })),
          ]}
        />
      )}
      {rule.kind === 'decision' ? <ByCourse table={rule} /> : null}
    </>
  );
};

const Tests = ({ rule }: RuleProps) => {
  const { t, evidence } = useAudit();
  const { own, ofAll } = evidence.ofRule(rule.id);
  return (
    <>
      <p>
        {t.ownTests()}: <TestCount of={own} />. {t.testsOfAllRules()}: <TestCount of={ofAll} />.
      </p>
      <TestTable
        groups={[
          [t.ownTest(), own],
          [t.testOfAllRules(), ofAll],
        ]}
      />
    </>
  );
};

/** Everything about one rule: the table first, and what it rests on, decides and proves after it. */
export const RulePage = ({ rule }: RuleProps) => {
  const audit = useAudit();
  const { t, locale } = audit;
  return (
    <Document id={`rule-${rule.id}`} title={rule.title[locale]} trial>
      <p className="lead">
        <Words of={rule.sentence} />
      </p>
      <Facts
        of={[
          [t.area(), t[rule.area]()],
          [t.errorCosts(), formatErrorCost(rule.weight, audit)],
          [t.signer(), t[rule.signedBy]()],
          [t.confirmed(), <ConfirmedText of={rule} key="confirmed" />],
          [t.nameInModel(), <code key="id">{rule.id}</code>],
        ]}
      />
      <Part id="table" title={rule.kind === 'decision' ? t.decisionTable() : t.transitionTable()}>
        <TrialForm rule={rule} />
        <RuleTable rule={rule} />
      </Part>
      <Part id="numbers" title={t.numbers()}>
        <Numbers rule={rule} />
      </Part>
      <Part id="rests-on" title={t.restsOn()}>
        <RestsOn rule={rule} />
      </Part>
      <Part id="decisions" title={t.decisions()}>
        <Decisions rule={rule} />
      </Part>
      <Part id="neighbours" title={t.neighbours()}>
        <Neighbours rule={rule} />
      </Part>
      <Part id="cases" title={t.examples()}>
        <RuleCases rule={rule} />
      </Part>
      <Part id="tests" title={t.tests()}>
        <Tests rule={rule} />
      </Part>
    </Document>
  );
};
