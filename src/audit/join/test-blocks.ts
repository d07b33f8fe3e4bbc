import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { plainText, together, written } from '#domain/audit/audit-text.ts';
import type { TestResult } from '#domain/audit/evidence.ts';
import { codeText, warsawTimeOf } from '#domain/audit/rule-text.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import type { EvidenceTexts } from '../texts.ts';
import type { AuditFacts } from './audit-facts.ts';

/** A page of the model and what is joined to it. */
export interface Joining {
  readonly page: AuditPage;
  readonly facts: AuditFacts;
  readonly t: EvidenceTexts;
  readonly locale: Locale;
}

type Named = Pick<Joining, 't' | 'locale'>;

/** The command that records a run and writes the folder after it. */
const recording = 'npm test';

const hourOf = (instant: number): string =>
  warsawTimeOf(instant).slice('2026-11-20T'.length, '2026-11-20T10:00'.length);

/** Passed or failed, on which day, at what hour and in which version; nothing where it did not run. */
const resultText = (result: TestResult | undefined, { t, locale }: Named): AuditText => {
  if (result === undefined) return t.notRun();
  const { passed, failed, at, version, commit, isChanged } = result;
  const instant = Date.parse(at);
  const counted =
    failed > 0 ? t.someFailed({ failed, all: passed + failed }) : passed === 1 ? t.passed() : t.allPassed({ passed });
  const when = t.ranAt({ day: dayInWords(warsawDate(instant), locale), hour: hourOf(instant), version });
  return together(counted, ', ', when, ' ', codeText(commit.slice(0, 10)), isChanged ? ` ${t.withChanges()}` : '');
};

/** Results together: their sum, and when the oldest of them is from. */
const sumOf = (results: readonly TestResult[]): TestResult | undefined => {
  const [oldest] = results.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const sum = (of: 'passed' | 'failed') => results.reduce((all, result) => all + result[of], 0);
  return oldest === undefined ? undefined : { ...oldest, passed: sum('passed'), failed: sum('failed') };
};

const noRun = ({ t }: Named): AuditBlock => ({
  kind: 'list',
  title: t.results(),
  items: [t.noRun({ command: recording })],
});

const isOfTests = (kind: string): boolean => kind === 'test';
const isDecision = ({ blocks }: AuditPage): boolean => blocks.some(({ kind }) => kind === 'cases');

/** The files that use and test a rule, for those who build the product. */
export const coverageBlock = (rule: string, on: Joining): AuditBlock => {
  const {
    page,
    facts: { evidence },
    t,
  } = on;
  const own = evidence.rules[rule] ?? [];
  const every = (isDecision(page) ? evidence.everyDecision : [])
    .filter((file) => own.every((one) => one.file !== file))
    .map((file) => ({ file, kind: 'test' }) as const);
  return {
    kind: 'table',
    title: t.coveredBy(),
    head: [t.file(), t.role(), t.result()],
    rows: [...own, ...every].map(({ file, kind }) => [
      codeText(file),
      t[kind](),
      isOfTests(kind) ? resultText(evidence.runs[file], on) : '',
    ]),
    isProof: true,
  };
};

/** The clauses that a rule rests on, with their words. */
const clausesOf = ({ blocks }: AuditPage): readonly { readonly id: string; readonly words: string }[] =>
  blocks.flatMap((block) =>
    block.kind !== 'quotations'
      ? []
      : block.quotations.flatMap(({ name, words }) => {
          const to = typeof name === 'string' ? [] : name.flatMap((part) => (typeof part === 'string' ? [] : part.to));
          return to
            .filter((one) => one !== undefined)
            .filter((one) => one.startsWith('clause/'))
            .map((one) => ({ id: one.slice('clause/'.length), words: plainText(words) }));
        }),
  );

type Row = readonly AuditText[];

/** What proves a rule, a line for each thing that its tests check, with the result of the last run. */
export const resultsBlock = (rule: string, on: Joining): readonly AuditBlock[] => {
  const {
    page,
    facts: { evidence },
    t,
  } = on;
  const every = isDecision(page) ? evidence.everyDecision : [];
  const own = (evidence.rules[rule] ?? []).filter(({ kind }) => isOfTests(kind)).map(({ file }) => file);
  const files = [...new Set([...own, ...every])];
  if (files.length === 0) return [];
  const ran = (of: readonly string[]): TestResult | undefined => sumOf(of.flatMap((file) => evidence.runs[file] ?? []));
  if (ran(files) === undefined) return [noRun(on)];
  const isTwice = (evidence.rules[rule] ?? []).some(({ kind }) => kind === 'oracle');
  const figure = evidence.mutation[rule];
  const rows: readonly Row[] = [
    [t.allOfRule(), resultText(ran(files), on)],
    ...(every.length === 0 ? [] : [[t.everyCase(), resultText(ran(every), on)]]),
    ...(isTwice ? [[t.secondWriting(), resultText(ran(own), on)]] : []),
    ...clausesOf(page).flatMap(({ id, words }): readonly Row[] => {
      const result = sumOf((evidence.claims[id] ?? []).flatMap((test) => test.result ?? []));
      return result === undefined ? [] : [[t.byClause({ id, words }), resultText(result, on)]];
    }),
    ...(figure === undefined ? [] : [[t.mutation(), t.noticedOfAll(figure)]]),
  ];
  return [{ kind: 'table', title: t.results(), head: [t.whatChecked(), t.result()], rows }];
};

/** The tests of a clause or a decision: first what they check together, then their titles for those who build the product. */
export const testsBlocks = (claim: string, on: Joining): readonly AuditBlock[] => {
  const {
    facts: { evidence },
    t,
  } = on;
  const tests = evidence.claims[claim] ?? [];
  if (tests.length === 0) return [];
  const together = sumOf(tests.flatMap(({ result }) => result ?? []));
  const results: AuditBlock =
    together === undefined
      ? noRun(on)
      : {
          kind: 'table',
          title: t.results(),
          head: [t.whatChecked(), t.testCount(), t.result()],
          rows: [[t.keepsWords(), String(tests.length), resultText(together, on)]],
        };
  const titles: AuditBlock = {
    kind: 'table',
    title: t.claimTests(),
    head: [t.testTitle(), t.result(), t.file()],
    rows: tests.map(({ file, test, result }) => [
      test === '' ? t.manyTests() : written(test, 'en'),
      resultText(result, on),
      codeText(file),
    ]),
    isProof: true,
  };
  return [results, titles];
};
