import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { ProblemCode } from './catalogue.ts';

/**
 * A finding with its place in a file. `line` and `column` are 1-based; both are 1 and `quote` is empty when the file as a whole is
 * meant.
 */
export type Problem = {
  readonly code: ProblemCode;
  /** A note does not stop the generator; without a severity a problem is an error. */
  readonly severity?: 'error' | 'note';
  /** POSIX, relative to the project root. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The source line. */
  readonly quote: string;
  readonly found: string;
  readonly expected: string;
  readonly remedy: string;
  readonly nearest?: string;
  /** The consequences of the same mistake, which disappear with it. */
  readonly follows?: readonly { readonly code: ProblemCode; readonly place: string; readonly found: string }[];
};

export const compareProblemPositions = (a: Problem, b: Problem): number =>
  compareByCodeUnit(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  compareByCodeUnit(a.code, b.code) ||
  compareByCodeUnit(a.found, b.found);

const quoteWidth = 110;

const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => (character === '\t' ? ' ' : '\u{fffd}'));

/** The quoted line with a caret under the column; of a long line, the part around the column. */
const quoteLines = ({ quote, line, column }: Problem): string[] => {
  if (quote.trim() === '') return [];
  const from = column > quoteWidth - 20 ? column - Math.floor(quoteWidth / 2) : 0;
  const before = from > 0 ? '…' : '';
  const after = from + quoteWidth < quote.length ? '…' : '';
  const shown = printable(quote.slice(from, from + quoteWidth));
  const gutter = `${line}`.replaceAll(/./g, ' ');
  return [
    `  ${line} | ${before}${shown}${after}`.trimEnd(),
    `  ${gutter} | ${' '.repeat(before.length + column - 1 - from)}^`,
  ];
};

/** The most consequences to print: a mistake in a name that everything uses has hundreds. */
const printedConsequences = 50;

/** The lines of a problem's consequences: position, code and what was found. */
const followsLines = ({ follows = [] }: Problem): string[] => {
  if (follows.length === 0) return [];
  const left = follows.length - printedConsequences;
  return [
    '  From the same mistake:',
    ...follows
      .toSorted((a, b) => Number(b.place.startsWith('model/')) - Number(a.place.startsWith('model/')))
      .slice(0, printedConsequences)
      .map(({ code, place, found }) => `    ${place} ${code}: ${printable(found)}`),
    ...(left > 0 ? [`    and ${left} more`] : []),
  ];
};

/** A problem for a reader: place and code, what was found, the quoted line, what was expected, the remedy, and its consequences. */
export const formatProblem = (problem: Problem): string =>
  [
    `${problem.file}:${problem.line}:${problem.column} ${problem.severity === 'note' ? 'note ' : ''}${problem.code}`,
    `  ${printable(problem.found)}`,
    ...quoteLines(problem),
    ...(problem.expected === '' ? [] : [`  Expected: ${printable(problem.expected)}`]),
    ...(problem.remedy === '' ? [] : [`  Remedy: ${printable(problem.remedy)}`]),
    ...(problem.nearest === undefined ? [] : [`  Did you mean “${printable(problem.nearest)}”?`]),
    ...followsLines(problem),
  ].join('\n');
