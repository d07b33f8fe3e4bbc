import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import {
  type CoveringTest,
  checkKinds,
  type Evidence,
  type MutationFigures,
  mutationFigures,
  type TestResult,
  type TestRun,
  testRun,
  type Witness,
} from '#domain/audit/evidence.ts';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import { readSource, type Source } from './read-source.ts';

const folders = ['src', 'scripts', 'generator', 'tests'];
const mutationFile = '.cache/evidence/mutation.json';
const runFolder = '.cache/evidence/tests';
const coveredRowsFolder = '.cache/evidence/rows';
const islandModules = 'src/site/app/browser/islands.ts';
/** Their imports are the pages themselves. */
const pageTables = ['src/site/pages/page-body.tsx', 'src/site/app/shell/shell.tsx'];
/** They import every page or island, so their imports prove nothing about one page. */
export const tables = [islandModules, 'src/site/pages/sections/island-table.ts', ...pageTables];

const readSources = (root: string): readonly Source[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted(compareText)
    .map((file) => readSource(file, readFileSync(join(root, file), 'utf8')));

const packageShape = z.object({ imports: z.record(z.string(), z.string()) });

/** Resolves a specifier to a path relative to the root, by the aliases of package.json. */
const createResolve = (root: string): ((file: string, specifier: string) => string) => {
  const { imports } = packageShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const aliases = Object.entries(imports).map(([from, to]) => [from.replace('*', ''), to.replace(/^\.\/|\*$/g, '')]);
  return (file, specifier) => {
    if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
    const [from = '', to = ''] = aliases.find(([alias = '']) => specifier.startsWith(alias)) ?? [];
    return specifier.replace(from, to);
  };
};

/** Which files import values from which, in both directions. */
interface Imports {
  readonly of: ReadonlyMap<string, ReadonlySet<string>>;
  readonly by: ReadonlyMap<string, readonly string[]>;
}

/** A page that places an island counts as an importer of its module. */
const importsOf = (root: string, sources: readonly Source[]): Imports => {
  const resolve = createResolve(root);
  const islands = sources.find(({ file }) => file === islandModules)?.lazy ?? {};
  const taken = sources.map(({ file, imports, placed }) => {
    const modules = placed.flatMap((name) => islands[name] ?? []).map((one) => resolve(islandModules, one));
    return [file, new Set([...imports.map((one) => resolve(file, one)), ...modules])] as const;
  });
  const pairs = taken.flatMap(([file, targets]) => [...targets].map((target) => ({ file, target })));
  const takers = [...Map.groupBy(pairs, ({ target }) => target)];
  return { of: new Map(taken), by: new Map(takers.map(([target, group]) => [target, group.map(({ file }) => file)])) };
};

const importersOf = (target: string, imports: Imports): readonly string[] => imports.by.get(target) ?? [];

/** The files that import one of these, directly or not, and these themselves. */
const reachedFrom = (files: readonly string[], imports: Imports): readonly string[] => {
  const reached = new Set(files);
  for (const target of reached)
    for (const file of importersOf(target, imports)) if (!tables.includes(file)) reached.add(file);
  return [...reached];
};

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file);
/** In these tests a quoted id belongs to a rule; elsewhere it may belong to a form or an address. */
const isAboutRules = (file: string): boolean => /^tests\/(rules|properties)\//.test(file);

/** A test that takes the list of all decision tables is about each of them. */
const isAboutEvery = ({ file, importedNames }: Source): boolean =>
  isAboutRules(file) && isTest(file) && importedNames.includes('decisionTables');

const testsOf = (rule: string, sources: readonly Source[], imports: Imports): Witness[] => {
  const oracle = rule.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const oracles = sources
    .filter(({ file, exportedNames }) => file.startsWith('tests/oracles/') && exportedNames.includes(oracle))
    .map(({ file }) => file);
  const comparing = sources
    .filter(
      ({ file, importedNames }) =>
        importedNames.includes(oracle) && oracles.some((one) => imports.of.get(file)?.has(one)),
    )
    .map(({ file }) => file);
  const importers = importersOf(`generated/rules/${rule}.ts`, imports);
  const using = importers.filter((file) => !file.startsWith('tests/'));
  const asking = sources.filter(({ file, questions }) => file.startsWith('generator/') && questions.includes(rule));
  const naming = sources.filter(({ file, words }) => isAboutRules(file) && words.includes(rule));
  const reached = reachedFrom(using, imports);
  const files: Readonly<Record<Witness['kind'], readonly string[]>> = {
    use: using,
    question: asking.map(({ file }) => file),
    page: pageFiles(reached, imports),
    endpoint: reached.filter((file) => /^src\/backend\/.+-routes\.ts$/.test(file)),
    test: [...importers, ...comparing, ...naming.map(({ file }) => file)].filter(isTest),
    oracle: oracles,
  };
  return checkKinds.flatMap((kind) => [...new Set(files[kind])].toSorted(compareText).map((file) => ({ kind, file })));
};

/** The files of site and backend that read each parameter. */
const parameterReaders = (sources: readonly Source[], imports: Imports): Evidence['parameters'] => {
  const reading = new Set(importersOf('generated/rules/parameters.ts', imports));
  const reads = sources
    .filter(({ file }) => file.startsWith('src/') && reading.has(file))
    .flatMap(({ file, parameters }) => [...new Set(parameters)].map((name) => ({ name, file })));
  const groups = [...Map.groupBy(reads, ({ name }) => name)];
  return Object.fromEntries(groups.map(([name, group]) => [name, group.map(({ file }) => file)]));
};

const pageFiles = (files: readonly string[], imports: Imports): readonly string[] =>
  files.filter((file) => pageTables.some((table) => imports.of.get(table)?.has(file)));

const pagesReading = (readers: Evidence['parameters'], imports: Imports): Evidence['parameterPages'] =>
  Object.fromEntries(
    Object.entries(readers).map(([id, files]) => [
      id,
      pageFiles(reachedFrom(files, imports), imports).toSorted(compareText),
    ]),
  );

/** A title as far as it is typed: what a table fills in is left out. */
const typedTitle = (title: string): string => {
  const words = title.replaceAll(/\$\{[^}]*\}|%[a-z]|\$\w+/gi, '…');
  return /[a-z]{2}/i.test(words) ? words : '';
};

const resultOf = ({ tests, ...state }: TestRun): TestResult => {
  const passed = tests.filter((test) => test.passed).length;
  return { ...state, passed, failed: tests.length - passed };
};

type Runs = ReadonlyMap<string, TestRun>;

const readRuns = (root: string): Runs => {
  const folder = join(root, runFolder);
  return new Map(
    globSync('*.json', { cwd: folder })
      .toSorted(compareText)
      .flatMap((name): (readonly [string, TestRun])[] => {
        const file = name.replace(/\.json$/, '').replaceAll('+', '/');
        const { data } = testRun.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
        return data !== undefined && existsSync(join(root, file)) ? [[file, data]] : [];
      }),
  );
};

/** The tests of a claim in a file: as they ran, by their titles with everything filled in; else as they are typed. */
const testsOfClaim = (claim: string, typed: readonly CoveringTest[], runs: Runs): CoveringTest[] =>
  [...Map.groupBy(typed, ({ file }) => file)].flatMap(([file, tests]) => {
    const run = runs.get(file);
    const ran = run?.tests.filter(({ tags }) => tags.includes(`@${claim}`)) ?? [];
    if (run === undefined || ran.length === 0) return tests.map(({ test }) => ({ file, test: typedTitle(test) }));
    return ran.map((test) => ({ file, test: test.title, result: resultOf({ ...run, tests: [test] }) }));
  });

/** The tests of each claim; files that are only compiled hold none. */
const coveringTestsOf = (sources: readonly Source[], runs: Runs): Evidence['claims'] => {
  const tagged = sources
    .filter(({ file }) => file.startsWith('tests/') && !file.startsWith('tests/types/'))
    .flatMap(({ file, claims }) => claims.map(({ claim, test }) => ({ claim, shownBy: { file, test } })));
  const groups = [...Map.groupBy(tagged, ({ claim }) => claim)];
  return Object.fromEntries(
    groups.map(([claim, group]) => [
      claim,
      testsOfClaim(
        claim,
        group.map(({ shownBy }) => shownBy),
        runs,
      ),
    ]),
  );
};

const readMutation = (root: string): MutationFigures => {
  const file = join(root, mutationFile);
  return existsSync(file) ? mutationFigures.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

/** Reads lines `rule row`; a rule that collects takes several rows at once, as `row+row`. */
const readCoveredRows = (root: string): Evidence['taken'] => {
  const folder = join(root, coveredRowsFolder);
  const lines = globSync('*.txt', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean),
  );
  const pairs = lines.flatMap((line) => {
    const [rule = '', rows = ''] = line.split(' ');
    return rows.split('+').map((row) => ({ rule, row }));
  });
  const groups = [...Map.groupBy(pairs, ({ rule }) => rule)];
  return Object.fromEntries(
    groups.map(([rule, group]) => [rule, [...new Set(group.map(({ row }) => row))].toSorted(compareText)]),
  );
};

/** The kinds of pages and reserved routes that a file of components shows, by the tables of pages. */
const shownPages = (sources: readonly Source[], imports: Imports): Evidence['pages'] => {
  const named = sources
    .filter(({ file }) => pageTables.includes(file))
    .flatMap(({ shown, file }) =>
      shown.flatMap(({ page, component }) =>
        [...(imports.of.get(file) ?? [])]
          .filter((target) => componentFile(target) === component)
          .map((target) => ({ page, target })),
      ),
    );
  return Object.fromEntries(
    [...Map.groupBy(named, ({ target }) => target)].map(([file, group]) => [file, group.map(({ page }) => page)]),
  );
};

/** `src/site/pages/city-listing.tsx` exports `CityListingPage`. */
const componentFile = (file: string): string =>
  `${posix.basename(file, '.tsx').replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** Gathers the evidence about these rules from code, tests and reports below `root`; `instant` is in milliseconds. */
export const gatherEvidence = (root: string, rules: readonly string[], instant: number): Evidence => {
  const sources = readSources(root);
  const imports = importsOf(root, sources);
  const parameters = parameterReaders(sources, imports);
  const runs = readRuns(root);
  return {
    gathered: formatCivilDate(warsawDate(instant)),
    rules: Object.fromEntries(rules.map((rule) => [rule, testsOf(rule, sources, imports)])),
    everyDecision: sources.filter(isAboutEvery).map(({ file }) => file),
    parameters,
    parameterPages: pagesReading(parameters, imports),
    claims: coveringTestsOf(sources, runs),
    runs: Object.fromEntries([...runs].map(([file, run]) => [file, resultOf(run)])),
    pages: shownPages(sources, imports),
    taken: readCoveredRows(root),
    mutation: readMutation(root),
  };
};
