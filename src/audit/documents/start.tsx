import type { ReactNode } from 'react';
import { type ApproverRole, approverRoles, requiredSigners } from '#model/schema/signing.ts';
import { type Audit, useAudit } from '../audit.ts';
import { countTestsByOutcome, mergeTests, type Tests } from '../evidence.ts';
import { auditDocumentTitle, auditVersionText, Document, type DocumentId } from '../parts/layout.tsx';
import { ClauseLink, EntryLink, RuleLink } from '../parts/links.tsx';
import { Facts, Part } from '../parts/table.tsx';
import { findTestsOfClause, RunState, testCountText } from '../parts/test-results.tsx';
import { Listed } from '../parts/words.tsx';

const readers: readonly {
  readonly name: ApproverRole | 'external' | 'developer';
  readonly reads: readonly DocumentId[];
}[] = [
  { name: 'owner', reads: ['decisions', 'departures', 'numbers'] },
  { name: 'lawyer', reads: ['decisions', 'departures', 'legal-texts', 'law', 'forms', 'mails'] },
  { name: 'physician', reads: ['decisions', 'medical-texts'] },
  { name: 'external', reads: ['sample', 'specification', 'rules'] },
  { name: 'developer', reads: ['rules', 'numbers', 'changes'] },
];

/** Something that tests prove. Of a rule, those through all rules are none of its own. */
interface Claim {
  readonly link: ReactNode;
  readonly own: Tests;
  readonly all: Tests;
}

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

/** Rules, clauses and decisions with their tests: everything that a test may prove. */
const claimsOf = (audit: Audit): readonly (readonly [kind: string, claims: readonly Claim[]])[] => {
  const { t, project, evidence } = audit;
  const { clauses, register } = project.model;
  return [
    [
      t.rules(),
      project.rules.map(({ id }) => {
        const { own, ofAll } = evidence.ofRule(id);
        return { link: <RuleLink id={id} key={id} />, own, all: mergeTests([own, ofAll]) };
      }),
    ],
    [
      t.clauses(),
      clauses.map(({ id }) => {
        const tests = findTestsOfClause(id, audit);
        return { link: <ClauseLink id={id} key={id} />, own: tests, all: tests };
      }),
    ],
    [
      t.decisions(),
      register.map(({ id }) => {
        const tests = evidence.ofClaim(id);
        return { link: <EntryLink id={id} key={id} />, own: tests, all: tests };
      }),
    ],
  ];
};

/** What is not proven, counted for rules, clauses and decisions alike. */
const NotProven = () => {
  const audit = useAudit();
  const { t } = audit;
  const states: readonly (readonly [title: string, matches: (claim: Claim) => boolean])[] = [
    [t.withFailedTests(), ({ all }) => countTestsByOutcome(all).failed > 0],
    [t.withTestsNotRun(), ({ all }) => countTestsByOutcome(all).notRun > 0],
    [t.withNightlyTests(), ({ all }) => countTestsByOutcome(all).nightly > 0],
    [t.withoutOwnTest(), ({ own }) => own.ran.length + own.notRun.length === 0],
  ];
  const kinds = claimsOf(audit);
  return (
    <Part id="not-proven" title={t.notProven()}>
      <p>{t.notProvenLead()}</p>
      {states.map(([title, matches]) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {kinds.map(([kind, claims]) => {
              const found = claims.filter(matches);
              return (
                <li key={kind}>
                  {kind}: {found.length} / {claims.length}
                  {found.length === 0 ? '' : ' – '}
                  <Listed items={found.map(({ link }) => link)} />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
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
          [t.version(), auditVersionText(audit)],
          [t.commit(), `${repository.commit ?? t.noCommit()}${repository.isChanged ? ` ${t.withChanges()}` : ''}`],
          [t.edition(), project.model.edition],
          [t.testsRanHere(), <RanHere key="ran" />],
          [t.allTests(), testCountText(evidence.all, audit)],
        ]}
      />
      <Part id="open" title={t.openDecisions()}>
        <p>
          {t.openCount({
            count: open.length,
            shared: open.filter((entry) => requiredSigners(entry).length > 1).length,
          })}
        </p>
        <ul>
          {approverRoles.map((role) => (
            <li key={role}>
              <a href={`decisions.html?role=${role}`}>
                {t[role]()}: {open.filter((entry) => requiredSigners(entry).includes(role)).length}
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
                  <a href={`${id}.html${id === 'decisions' ? `?role=${name}` : ''}`} key={id}>
                    {auditDocumentTitle(id, t)}
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
