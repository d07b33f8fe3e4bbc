import type { ProblemCode } from './catalogue.ts';
import type { Finding } from './finding.ts';
import type { Problem } from './problem.ts';
import { subjectsSpoiledByFinding } from './subjects.ts';

/** A finding and its reported problem. */
export interface ReportedFinding {
  readonly finding: Finding;
  readonly problem: Problem;
}

/** Codes of problems that are mostly consequences of others; the later in the list, the farther they are from the cause. */
const farFromCauses: readonly ProblemCode[] = [
  'broken-relation',
  'otherwise-stated',
  'missing-text',
  'region-mismatch',
  'dangling-message',
  'dangling-shown-by',
  'missing-message',
  'unknown-argument',
  'bad-link',
  'rule-gap',
  'rule-example-contradicted',
  'duplicate-path',
  'gallery-size',
  'unused-mail-fact',
  'unused-entity',
  'unused-file',
  'unread-text',
  'url-lost',
  'sent-address-lost',
];

/** Whether the quoted line contains the wrong word; if not, the mistake is elsewhere, in what the line was made from. */
const showsWord = ({ found, quote }: Problem): boolean => quote.includes(/“([^”]+)”/.exec(found)?.[1] ?? '');

/**
 * A lower rank is nearer to the cause: ranks depend on the code, then put the model before content, then lines with the wrong word before
 * others.
 */
const rankOf = ({ finding: { code }, problem }: ReportedFinding): number =>
  farFromCauses.indexOf(code) * 4 + (problem.file.startsWith('model/') ? 0 : 2) + (showsWord(problem) ? 0 : 1);

const lacksOf = ({ lacks = [] }: Finding): readonly string[] => lacks;

const positionText = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** The position of a problem; none if the problem concerns the whole file, which has no quoted line. */
const atOf = ({ problem }: ReportedFinding): readonly string[] =>
  problem.quote === '' ? [] : [`at ${positionText(problem)}`];

/** Groups findings: two that share an item are in one group. */
const joined = (
  reported: readonly ReportedFinding[],
  itemsOf: (one: ReportedFinding) => readonly string[],
): readonly (readonly ReportedFinding[])[] => {
  const groups = new Map<string, ReportedFinding[]>();
  for (const one of reported) {
    const items = itemsOf(one);
    const met = [...new Set(items.flatMap((item) => groups.get(item) ?? []))];
    const group = [...met, one];
    const all = new Set([...items, ...met.flatMap(itemsOf)]);
    for (const item of all) groups.set(item, group);
    if (items.length === 0) groups.set(`alone ${groups.size}`, group);
  }
  return [...new Set(groups.values())];
};

const withIt = (cause: ReportedFinding, consequences: readonly ReportedFinding[]): Problem =>
  consequences.length === 0
    ? cause.problem
    : {
        ...cause.problem,
        follows: [
          ...(cause.problem.follows ?? []),
          ...consequences.flatMap(({ problem }) => [
            { code: problem.code, place: positionText(problem), found: problem.found },
            ...(problem.follows ?? []),
          ]),
        ],
      };

/**
 * The problems to report for one mistake: the findings that lack nothing are the causes; if there are none, the one nearest to a cause is
 * reported.
 */
const foldGroup = (group: readonly ReportedFinding[]): Problem[] => {
  const ranked = group.toSorted((a, b) => rankOf(a) - rankOf(b));
  const causes = ranked.filter(({ finding }) => lacksOf(finding).length === 0);
  const shown = causes.length > 0 ? causes : ranked.slice(0, 1);
  const [first, ...rest] = shown;
  if (first === undefined) return [];
  const consequences = ranked.filter((one) => !shown.includes(one));
  return [withIt(first, consequences), ...rest.map(({ problem }) => problem)];
};

/** Reports, of several problems at one position, only the one nearest to the cause; the others follow it. */
const oncePerPlace = (reported: readonly ReportedFinding[]): ReportedFinding[] =>
  joined(reported, atOf).flatMap((group) => {
    const [first, ...rest] = group.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (first === undefined || rest.length === 0) return group;
    const others = rest.map(({ finding }) => finding);
    const isCause = group.some(({ finding }) => lacksOf(finding).length === 0);
    const lacks = isCause ? [] : group.flatMap(({ finding }) => lacksOf(finding));
    const spoils = [first.finding, ...others].flatMap((one) => [
      ...(one.spoils ?? []),
      ...(isCause ? lacksOf(one) : []),
    ]);
    return [{ finding: { ...first.finding, lacks, spoils }, problem: withIt(first, rest) }];
  });

/** Adds what a finding relies on to what it lacks, if another finding spoils it. */
const withSpoiled = (reported: readonly ReportedFinding[]): ReportedFinding[] => {
  const spoilers = new Map<string, ReportedFinding[]>();
  for (const one of reported)
    for (const subject of subjectsSpoiledByFinding(one.finding))
      spoilers.set(subject, [...(spoilers.get(subject) ?? []), one]);
  return reported.map((one) => {
    const spoiled = (one.finding.reliesOn ?? []).filter((subject) =>
      spoilers.get(subject)?.some((other) => other !== one && other.finding.code !== one.finding.code),
    );
    return spoiled.length === 0
      ? one
      : { ...one, finding: { ...one.finding, lacks: [...lacksOf(one.finding), ...spoiled] } };
  });
};

/**
 * Reports one problem for each mistake: a finding that lacks something is listed under the finding that spoils it, or under the first one
 * that lacks the same. Notes are left as they are.
 */
export const mergeProblemsOfOneMistake = (reported: readonly ReportedFinding[]): Problem[] => {
  const errors = withSpoiled(oncePerPlace(reported.filter(({ problem }) => problem.severity !== 'note')));
  const lacked = new Set(errors.flatMap(({ finding }) => lacksOf(finding)));
  const subjectsOf = ({ finding }: ReportedFinding): readonly string[] => [
    ...lacksOf(finding),
    ...subjectsSpoiledByFinding(finding).filter((subject) => lacked.has(subject)),
  ];
  const notes = reported.filter(({ problem }) => problem.severity === 'note').map(({ problem }) => problem);
  return [...joined(errors, subjectsOf).flatMap(foldGroup), ...notes];
};
