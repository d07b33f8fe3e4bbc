import { ruleParameters } from '#generator/rules/meaning/rule-parameters.ts';
import { weights } from '#model/schema/signing.ts';
import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { CitedLinks, findCitedIds, NumberLink, RuleLink } from '../parts/links.tsx';
import { Table } from '../parts/table.tsx';
import { TestCount } from '../parts/test-results.tsx';
import { Listed, Words } from '../parts/words.tsx';
import { formatErrorCost } from '../words/signing.ts';

/** Every rule in a row, the most expensive error first. */
export const RulesDocument = () => {
  const audit = useAudit();
  const { t, project, evidence } = audit;
  const rules = project.rules.toSorted((a, b) => weights.indexOf(a.weight) - weights.indexOf(b.weight));
  return (
    <Document id="rules" title={t.rules()}>
      <p className="lead">{t.rulesLead()}</p>
      <p>{t.costOfRule()}</p>
      <Table
        filter
        head={[
          t.rule(),
          t.sentence(),
          t.area(),
          t.errorCosts(),
          t.signer(),
          t.restsOn(),
          t.numbers(),
          t.ownTests(),
          t.testsOfAllRules(),
        ]}
        rows={rules.map((rule) => {
          const { own, ofAll } = evidence.ofRule(rule.id);
          return {
            id: rule.id,
            cells: [
              <RuleLink id={rule.id} key="rule" />,
              <Words of={rule.sentence} key="sentence" />,
              t[rule.area](),
              formatErrorCost(rule.weight, audit),
              t[rule.signedBy](),
              <CitedLinks ids={findCitedIds(rule)} key="sources" />,
              <Listed items={ruleParameters(rule).map((id) => <NumberLink id={id} key={id} />)} key="numbers" />,
              <TestCount of={own} key="own" />,
              <TestCount of={ofAll} key="all" />,
            ],
          };
        })}
      />
    </Document>
  );
};
