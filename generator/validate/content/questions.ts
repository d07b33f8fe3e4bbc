import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingFinding } from '../shape/references.ts';
import { declaredIds } from '../shape/shape.ts';
import type { FaqEntry } from './content.ts';

/** The set of answers about travel, one for each city. */
export const travelSet = 'dojazd';

const repeatedIds = (entries: readonly FaqEntry[]): Finding[] =>
  entries.flatMap(({ file, index, id }): Finding[] =>
    entries.findIndex((other) => other.id === id) < index
      ? [
          {
            code: 'duplicate-id',
            at: { content: file, path: ['items', index, 'id'] },
            found: `The answer “${id}” occurs twice, so that no link reaches the second.`,
          },
        ]
      : [],
  );

const strangers = (entries: readonly FaqEntry[], cities: ReadonlySet<string>): Finding[] =>
  entries
    .filter(({ id }) => !cities.has(id))
    .map(({ file, index, id }) =>
      danglingFinding({ content: file, path: ['items', index, 'id'] }, id, { kind: 'city', names: cities }),
    );

/** Every answer has an address of its own, the way to a city leads to one that there is, and every set is shown. */
export const checkQuestions = ({ content: { faq }, targets, whole }: Facts): Finding[] => {
  const cities = targets.city;
  const shown = new Set([travelSet, ...declaredIds(whole, 'courseTypes', 'faq')]);
  return Object.entries(faq).flatMap(([locale, named]) =>
    [...named].flatMap(([name, entries]): Finding[] => [
      ...repeatedIds(entries),
      ...(name === travelSet ? strangers(entries, cities) : []),
      ...(shown.has(name)
        ? []
        : [
            {
              code: 'unread-text' as const,
              at: { content: `${locale}/faq/${name}.yaml` },
              found: `No course names the questions “${name}”.`,
              lacks: [`FAQ set ${name}`],
            },
          ]),
    ]),
  );
};
