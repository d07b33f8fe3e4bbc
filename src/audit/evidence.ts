import { globSync } from 'node:fs';
import { readCoveringTests } from '#scripts/verify/covering-tests.ts';
import { readTestRecords } from '#scripts/verify/test-records.ts';

/** A test that ran: its title and result, and the state of the repository on which it ran. */
export interface RanTest {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly tags: readonly string[];
  readonly day: string;
  readonly version: string;
  readonly commit: string;
  /** Whether it ran on the commit of this audit, without uncommitted changes. */
  readonly isCurrent: boolean;
}

/** The tests of a rule, a clause or a decision. */
export interface Tests {
  readonly ran: readonly RanTest[];
  /** Test files that name it, of which no record tells a test of it. */
  readonly notRun: readonly string[];
}

/** A rule has tests of its own, and lines of tests that go through all rules. */
export interface RuleTests {
  readonly own: Tests;
  readonly ofAll: Tests;
}

export interface Evidence {
  /** Test files of the usual run, and how many of them have a record of this commit. */
  readonly files: number;
  readonly currentFiles: number;
  /** The newest record; null where no test ran. */
  readonly last: RanTest | null;
  /** Every test that has a record, and every test file that has none. */
  readonly all: Tests;
  readonly ofRule: (id: string) => RuleTests;
  /** Of a clause or an entry of the register, by the tag of its tests. */
  readonly ofClaim: (id: string) => Tests;
}

/** Titles of more rules than this in one file: its tests go through the rules, and none is the rule's own. */
const mostOwnRules = 4;

/** The location of the tests that go through all rules. */
const testsOfAllRules = 'tests/rules';

/** Whether only the full run of the night has a test file. */
const isOfFullRun = (file: string): boolean => file.includes('.full.');

/** The rules that a title names: a part of it is the id, or begins with it; an id of one word, such as `discount`, needs a mark behind it. */
const namedIn = (title: string, rules: ReadonlySet<string>): readonly string[] =>
  title.split(' > ').flatMap((part) => {
    const [name = '', rest] = part.split(/(?=[ ,:])/, 2);
    const isOrdinaryWord = !name.includes('-') && rest?.startsWith(' ');
    return rules.has(name) && !isOrdinaryWord ? [name] : [];
  });

/** The tests of every rule and claim: from the records of the last runs, and from the tags in the sources of the tests. */
export const gatherAuditEvidence = (root: string, ruleIds: readonly string[], commit: string | null): Evidence => {
  const rules = new Set(ruleIds);
  const ran = [...readTestRecords(root)].flatMap(([file, record]) =>
    record.tests.map(
      (test): RanTest => ({
        ...test,
        file,
        day: record.at.slice(0, 10),
        version: record.version,
        commit: record.commit,
        isCurrent: record.commit === commit && !record.isChanged,
      }),
    ),
  );
  const files = globSync(['tests/**/*.test.{ts,tsx}', 'tests/e2e/**/*.spec.ts'], { cwd: root }).toSorted();
  const covering = readCoveringTests(root);
  const usual = files.filter((file) => !isOfFullRun(file));
  const byTag = new Map<string, RanTest[]>();
  for (const test of ran) for (const tag of test.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), test]);
  const byRule = new Map<string, RanTest[]>();
  const rulesOfFile = new Map<string, Set<string>>();
  for (const test of ran)
    for (const id of namedIn(test.title, rules)) {
      byRule.set(id, [...(byRule.get(id) ?? []), test]);
      rulesOfFile.set(test.file, (rulesOfFile.get(test.file) ?? new Set()).add(id));
    }
  const isOfAll = ({ file }: RanTest): boolean => (rulesOfFile.get(file)?.size ?? 0) > mostOwnRules;
  const ofClaim = (id: string): Tests => {
    const ran = byTag.get(`@${id}`) ?? [];
    return { ran, notRun: (covering[id] ?? []).filter((file) => !ran.some((test) => test.file === file)) };
  };
  const current = new Set(ran.filter(({ isCurrent }) => isCurrent).map(({ file }) => file));
  return {
    files: usual.length,
    currentFiles: usual.filter((file) => current.has(file)).length,
    last: ran.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0] ?? null,
    all: { ran, notRun: files.filter((file) => !ran.some((test) => test.file === file)) },
    ofClaim,
    ofRule: (id) => {
      const titled = byRule.get(id) ?? [];
      const tagged = ofClaim(`rule:${id}`);
      const own = titled.filter((test) => !isOfAll(test) && !tagged.ran.includes(test));
      const ofAll = titled.filter(isOfAll);
      return {
        own: { ...tagged, ran: [...tagged.ran, ...own] },
        ofAll: { ran: ofAll, notRun: ofAll.length === 0 ? [testsOfAllRules] : [] },
      };
    },
  };
};

/** How many tests passed and failed; how many test files did not run, and how many of them only the full run has. */
export const countTestsByOutcome = ({ ran, notRun }: Tests) => {
  const passed = ran.filter((test) => test.passed).length;
  const nightly = notRun.filter(isOfFullRun).length;
  return { passed, failed: ran.length - passed, notRun: notRun.length - nightly, nightly };
};

/** The tests of several as those of one. */
export const mergeTests = (all: readonly Tests[]): Tests => ({
  ran: [...new Set(all.flatMap(({ ran }) => ran))],
  notRun: [...new Set(all.flatMap(({ notRun }) => notRun))],
});
