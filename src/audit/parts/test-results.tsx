import type { ReactNode } from 'react';
import { type Audit, useAudit } from '../audit.ts';
import { countTestsByOutcome, mergeTests, type RanTest, type Tests } from '../evidence.ts';
import { findDeparturesFromClause } from '../words/departures.ts';
import { EntryLinks } from './links.tsx';
import { Table } from './table.tsx';

/** Tests that passed and failed, and test files that did not run; what is none is left out. */
export const testCountText = (tests: Tests, { t }: Audit): string => {
  const { passed, failed, notRun, nightly } = countTestsByOutcome(tests);
  const parts = [
    ...(passed > 0 ? [t.passed({ count: passed })] : []),
    ...(failed > 0 ? [t.failed({ count: failed })] : []),
    ...(notRun > 0 ? [t.notRun({ count: notRun })] : []),
    ...(nightly > 0 ? [t.nightly({ count: nightly })] : []),
  ];
  return parts.length === 0 ? t.noTest() : parts.join(', ');
};

const stateOf = (tests: Tests): string => {
  const { passed, failed } = countTestsByOutcome(tests);
  if (failed > 0) return 'failed';
  return passed > 0 && tests.notRun.length === 0 ? 'passed' : 'gap';
};

export const TestCount = ({ of }: { readonly of: Tests }) => (
  <span className={stateOf(of)}>{testCountText(of, useAudit())}</span>
);

/** The tests of a clause; of one from which the site departs also those of the decisions. */
export const findTestsOfClause = (id: string, audit: Audit): Tests =>
  mergeTests([id, ...findDeparturesFromClause(id, audit).map((entry) => entry.id)].map(audit.evidence.ofClaim));

/** The state of a clause; one from which the site departs is never called kept. */
export const ClauseTests = ({ id }: { readonly id: string }) => {
  const audit = useAudit();
  const { t } = audit;
  const departures = findDeparturesFromClause(id, audit);
  const count = <TestCount of={findTestsOfClause(id, audit)} />;
  if (departures.length === 0) return count;
  return (
    <>
      <strong className="departs">
        {t.departs()} (<EntryLinks ids={departures.map((entry) => entry.id)} />)
      </strong>
      ; {t.testsOfDecision()} {count}
    </>
  );
};

/** When and on which version a test ran. */
export const RunState = ({ of: { day, version, commit, isCurrent } }: { readonly of: RanTest }): ReactNode => {
  const { t } = useAudit();
  return `${t.ranAt({ day, commit: commit.slice(0, 8), version })}${isCurrent ? '' : ` (${t.otherState()})`}`;
};

interface TestTableProps {
  readonly groups: readonly (readonly [kind: string, tests: Tests])[];
}

/** Tests one a row, by title and file; a file that did not run is a row too. */
export const TestTable = ({ groups }: TestTableProps) => {
  const { t } = useAudit();
  return (
    <Table
      head={[t.test(), t.kind(), t.file(), t.result(), t.ranOn()]}
      rows={groups.flatMap(([kind, { ran, notRun }]) => [
        ...ran.map((test) => ({
          cells: [
            <span lang="en" key="title">
              {test.title}
            </span>,
            kind,
            <code key="file">{test.file}</code>,
            <span className={test.passed ? 'passed' : 'failed'} key="result">
              {test.passed ? t.testPassed() : t.testFailed()}
            </span>,
            <RunState of={test} key="state" />,
          ],
        })),
        ...notRun.map((file) => ({
          cells: [
            '–',
            kind,
            <code key="file">{file}</code>,
            <TestCount of={{ ran: [], notRun: [file] }} key="result" />,
            '',
          ],
        })),
      ])}
    />
  );
};
