import { countWithNoun } from '../diff/print-changes.ts';
import { outputFolder, siteFolder } from '../load/output-tree.ts';
import { formatProblem, type Problem } from '../problems/problem.ts';
import type { Difference, SiteDifference } from '../write/compare-tree.ts';
import type { Outcome, Written } from '../write/outcome.ts';

/** What the command prints, and the code it ends with: 0 done, 1 problems or differences, 3 file system, 75 try again later. */
export type Report = { readonly exitCode: 0 | 1 | 3 | 75; readonly lines: readonly string[] };

const spaced = (problems: readonly Problem[]): string[] => problems.flatMap((problem) => [formatProblem(problem), '']);

const remedyFor = (differences: readonly Difference[]): string => {
  const foreign = differences.some(({ word, listed }) => word === 'extra' && !listed);
  const edited = differences.some(({ word }) => word === 'edited');
  const conflict = differences.some(({ word }) => word === 'conflict');
  return [
    ...(foreign ? ['Move extra files elsewhere or delete them.'] : []),
    ...(conflict
      ? ['Conflicts in generated/ need no resolving: the generator writes it again from model/ and content/.']
      : []),
    ...(edited ? ['Move edits by hand into model/, content/ or generator/.'] : []),
    `Run \`npm run generate${edited ? ' -- --force' : ''}\` and commit generated/.`,
  ].join(' ');
};

const differenceLines = (folder: string, differences: readonly (Difference | SiteDifference)[]): string[] =>
  differences.map(({ word, path }) => `${word.padEnd(7)} ${folder}/${path}`);

const reportDifferences = ({
  files,
  differences,
  site,
  notes,
  unfinished,
}: Extract<Outcome, { kind: 'compared' }>): Report => {
  const compared = `${countWithNoun(files, 'file')} compared${site.files === 0 ? '' : ` and ${site.files} by hash`}`;
  const lines = [...differenceLines(outputFolder, differences), ...differenceLines(siteFolder, site.differences)];
  if (lines.length === 0) return { exitCode: 0, lines: [...spaced(notes), `${compared}, no difference.`] };
  const summary = `${compared}, ${countWithNoun(lines.length, 'difference')}. ${unfinished ?? remedyFor(differences)}`;
  return { exitCode: 1, lines: [...spaced(notes), ...lines, summary] };
};

const doneTo = ({ files, written, removed }: Written): string =>
  `${countWithNoun(files, 'file')}, ${written} written, ${removed} removed`;

const reportWritten = (outcome: Extract<Outcome, { kind: 'written' }>, seconds: number): Report => {
  const { notes, site, concerns = [] } = outcome;
  const [isCurrent, isSiteCurrent] = [outcome, site].map(({ written, removed }) => written + removed === 0);
  const healed = isCurrent && !isSiteCurrent ? [`${outputFolder}/ was current; ${siteFolder}/ is whole again.`] : [];
  const ofSite = site.files === 0 ? '' : `; page data: ${doneTo(site)}`;
  const summary = `${doneTo(outcome)}${ofSite}, ${seconds.toFixed(1)} s`;
  return { exitCode: 0, lines: [...spaced(notes), ...healed, ...concerns, summary] };
};

/** An outcome in words. `seconds` is the duration of the run. */
export const reportOutcome = (outcome: Outcome, seconds: number): Report => {
  switch (outcome.kind) {
    case 'written':
      return reportWritten(outcome, seconds);
    case 'compared':
      return reportDifferences(outcome);
    case 'problems': {
      const errors = outcome.problems.filter((problem) => problem.severity !== 'note').length;
      return {
        exitCode: 1,
        lines: [...spaced(outcome.problems), `${countWithNoun(errors, 'problem')}; nothing was written.`],
      };
    }
    case 'empty':
      return { exitCode: 1, lines: ['0 files: no emitter returned a file to write or compare.'] };
    case 'file-system':
      return { exitCode: 3, lines: [outcome.sentence] };
    case 'busy':
      return {
        exitCode: 75,
        lines: [`Another run of the generator${outcome.holder} is in progress; try again when it has ended.`],
      };
  }
};
