import type { Change } from './change.ts';
import { impacts } from './impact.ts';

/** What the two sides of a comparison are called in the output. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

/** A number with its noun: `1 change`, `2 changes`. */
export const countWithNoun = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

const summaryOf = (changes: readonly Change[]): string => {
  if (changes.length === 0) return 'no difference';
  const parts = impacts.flatMap((impact) => {
    const number = changes.filter((change) => change.impact === impact).length;
    return number === 0 ? [] : [`${number} ${impact}`];
  });
  return `${countWithNoun(changes.length, 'change')}: ${parts.join(', ')}`;
};

/** Changes for a terminal. */
export const formatChangesForTerminal = (changes: readonly Change[], { before, after }: Sides): string =>
  [
    `${before} → ${after}: ${summaryOf(changes)}.`,
    ...changes.flatMap(({ impact, subject, details, source }) => [
      '',
      `${impact.toUpperCase().padEnd(8)} ${subject}`,
      ...details.map((detail) => `         ${detail}`),
      ...(source === undefined ? [] : [`         source: ${source}`]),
    ]),
  ].join('\n');

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('<', '&lt;')
    .replaceAll(/([*_`|])/g, '\\$1');

const changeLines = ({ subject, details, source }: Change): readonly string[] => [
  `- **${escaped(subject)}**`,
  ...details.map((detail) => `  - ${escaped(detail)}`),
  ...(source === undefined ? [] : [`  - source: ${escaped(source)}`]),
];

/** Changes for a review on a code host. */
export const formatChangesAsMarkdown = (changes: readonly Change[], { before, after }: Sides): string =>
  [
    `## Model: ${escaped(before)} → ${escaped(after)}`,
    '',
    `${summaryOf(changes)}.`,
    ...impacts.flatMap((impact) => {
      const some = changes.filter((change) => change.impact === impact);
      if (some.length === 0) return [];
      return ['', `### ${impact}`, '', ...some.flatMap(changeLines)];
    }),
  ].join('\n');

export const formatChangesAsJson = (changes: readonly Change[], sides: Sides): string =>
  JSON.stringify({ ...sides, changes }, null, 2);
