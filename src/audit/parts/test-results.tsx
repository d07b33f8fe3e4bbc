import type { ReactNode } from 'react';
import { type Audit, useAudit } from '../audit.ts';
import { countTests, type RanTest, type Tests } from '../evidence.ts';
import { EntryLinks } from './links.tsx';
import { Table } from './table.tsx';

/** “7 passed, 1 failed, 2 not run”; what is none is left out, and nothing at all is “none”. */
export const countText = (tests: Tests, { t }: Audit): string => {
  const { passed, failed, notRun } = countTests(tests);
  const parts = [
    ...(passed > 0 ? [t.passed({ count: passed })] : []),
    ...(failed > 0 ? [t.failed({ count: failed })] : []),
    ...(notRun > 0 ? [t.notRun({ count: notRun })] : []),
  ];
  return parts.length === 0 ? t.noTest() : parts.join(', ');
};

const stateOf = (tests: Tests): string => {
  const { passed, failed, notRun } = countTests(tests);
  if (failed > 0) return 'failed';
  return passed > 0 && notRun === 0 ? 'passed' : 'gap';
};

export const TestCount = ({ of }: { readonly of: Tests }) => (
  <span className={stateOf(of)}>{countText(of, useAudit())}</span>
);

/** The state of a clause: of one from which the site departs, the tests are those of the decision. */
export const ClauseTests = ({ id }: { readonly id: string }) => {
  const { t, project, evidence } = useAudit();
  const deviations = project.model.clauses.find((one) => one.id === id)?.deviations ?? [];
  if (deviations.length === 0) return <TestCount of={evidence.ofClaim(id)} />;
  const all = [id, ...deviations].map(evidence.ofClaim);
  const tests = {
    ran: [...new Set(all.flatMap(({ ran }) => ran))],
    notRun: Math.max(...all.map(({ notRun }) => notRun)),
  };
  return (
    <>
      <strong className="departs">
        {t.departs()} (<EntryLinks ids={deviations} />)
      </strong>
      ; {t.testsOfDecision()} <TestCount of={tests} />
    </>
  );
};

/** When and on which version a test ran. */
export const RunState = ({ of: { day, version, commit, isCurrent } }: { readonly of: RanTest }): ReactNode => {
  const { t } = useAudit();
  return `${day}, ${version}, ${commit.slice(0, 8)}${isCurrent ? '' : ` (${t.otherState()})`}`;
};

/** Tests one a row, by title and file. */
export const TestTable = ({ tests }: { readonly tests: readonly (RanTest & { readonly kind: string })[] }) => {
  const { t } = useAudit();
  return (
    <Table
      head={[t.test(), t.kind(), t.file(), t.result(), t.ranOn()]}
      rows={tests.map((test) => ({
        cells: [
          <span lang="en" key="title">
            {test.title}
          </span>,
          test.kind,
          <code key="file">{test.file}</code>,
          <span className={test.passed ? 'passed' : 'failed'} key="result">
            {test.passed ? t.testPassed() : t.testFailed()}
          </span>,
          <RunState of={test} key="state" />,
        ],
      }))}
    />
  );
};
