import type { ReactNode } from 'react';
import type { Rule } from '#model/rules/language.ts';
import { approverRoles, signersOf } from '#model/schema/signing.ts';
import { type Audit, useAudit } from '../audit.ts';
import { countTests, type RuleTests, type Tests } from '../evidence.ts';
import { Document, type DocumentId, documentTitle } from '../parts/layout.tsx';
import { RuleLink } from '../parts/links.tsx';
import { Facts, Part } from '../parts/table.tsx';
import { countText, RunState } from '../parts/test-results.tsx';
import { Listed } from '../parts/words.tsx';

const readers: readonly {
  readonly name: 'owner' | 'lawyer' | 'physician' | 'external' | 'developer';
  readonly reads: readonly DocumentId[];
}[] = [
  { name: 'owner', reads: ['decisions', 'departures', 'numbers'] },
  { name: 'lawyer', reads: ['legal-texts', 'law', 'forms', 'mails'] },
  { name: 'physician', reads: ['medical-texts'] },
  { name: 'external', reads: ['sample', 'specification', 'rules'] },
  { name: 'developer', reads: ['rules', 'numbers', 'changes'] },
];

/** Whether the tests ran on the commit that is audited. */
const RanHere = (): ReactNode => {
  const { t, evidence } = useAudit();
  const { files, currentFiles, last } = evidence;
  if (currentFiles >= files) return <strong className="passed">{t.ranHere({ files })}</strong>;
  return (
    <strong className="gap">
      {currentFiles > 0 ? t.ranPartly({ ran: currentFiles, files }) : t.ranNot()}
      {last === null ? null : (
        <>
          {' '}
          {t.lastRun()} <RunState of={last} />.
        </>
      )}
    </strong>
  );
};

const RuleList = ({ title, rules }: { readonly title: string; readonly rules: readonly Rule[] }) => {
  const { t } = useAudit();
  return (
    <>
      <h3>
        {title}: {rules.length}
      </h3>
      <p>{rules.length === 0 ? t.none() : <Listed items={rules.map(({ id }) => <RuleLink id={id} key={id} />)} />}</p>
    </>
  );
};

const ruleTests = ({ project, evidence }: Audit): readonly (readonly [Rule, RuleTests])[] =>
  project.rules.map((rule) => [rule, evidence.ofRule(rule.id)]);

const sumOf = ({ own, ofAll }: RuleTests): Tests => ({
  ran: [...own.ran, ...ofAll.ran],
  notRun: own.notRun + ofAll.notRun,
});

/** What nobody may take for proven. */
const NotProven = () => {
  const audit = useAudit();
  const { t } = audit;
  const tested = ruleTests(audit);
  const rulesWhere = (holds: (tests: RuleTests) => boolean) =>
    tested.flatMap(([rule, tests]) => (holds(tests) ? [rule] : []));
  return (
    <Part id="not-proven" title={t.notProven()}>
      <RuleList title={t.withoutOwnTest()} rules={rulesWhere(({ own }) => own.ran.length + own.notRun === 0)} />
      <RuleList title={t.withTestsNotRun()} rules={rulesWhere((tests) => sumOf(tests).notRun > 0)} />
      <RuleList title={t.withFailedTests()} rules={rulesWhere((tests) => countTests(sumOf(tests)).failed > 0)} />
    </Part>
  );
};

/** Where to begin, what is open, and what is not proven. */
export const StartDocument = () => {
  const audit = useAudit();
  const { t, project, evidence, repository } = audit;
  const open = project.model.register.filter(({ status }) => status === 'open');
  return (
    <Document id="index" title={t.title()}>
      <p className="lead">{t.lead()}</p>
      <Facts
        of={[
          [
            t.version(),
            repository.commitsSince === null
              ? repository.version
              : t.commitsSince({ version: repository.version, count: repository.commitsSince }),
          ],
          [t.commit(), `${repository.commit ?? t.noCommit()}${repository.isChanged ? ` ${t.withChanges()}` : ''}`],
          [t.edition(), project.model.edition],
          [t.testsRanHere(), <RanHere key="ran" />],
          [t.allTests(), countText({ ran: evidence.ran, notRun: 0 }, audit)],
        ]}
      />
      <Part id="open" title={t.openDecisions()}>
        <ul>
          {approverRoles.map((role) => (
            <li key={role}>
              <a href={`decisions.html?role=${role}`}>
                {t[role]()}: {open.filter((entry) => signersOf(entry).includes(role)).length}
              </a>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="readers" title={t.whatToRead()}>
        <ul>
          {readers.map(({ name, reads }) => (
            <li key={name}>
              {t[name]()}:{' '}
              <Listed
                items={reads.map((id) => (
                  <a href={`${id}.html`} key={id}>
                    {documentTitle(id, t)}
                  </a>
                ))}
              />
            </li>
          ))}
        </ul>
      </Part>
      <NotProven />
    </Document>
  );
};
