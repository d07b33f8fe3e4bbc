import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';
import { listDeclaredIds } from '../shape/shape.ts';
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
      danglingReferenceFinding({ content: file, path: ['items', index, 'id'] }, id, { kind: 'city', names: cities }),
    );

const unread = (file: string, set: string): Finding => ({
  code: 'unread-text',
  at: { content: file },
  found: `No course names the questions “${set}”.`,
  lacks: [`FAQ set ${set}`],
});

/**
 * Checks that every answer has an address of its own, that answers about travel are about cities that exist, and that every set is shown.
 */
export const checkFaqQuestions = ({ content: { faq }, targets, whole }: Facts): Finding[] => {
  const cities = targets.city;
  const shown = new Set([travelSet, ...listDeclaredIds(whole, 'courseTypes', 'faq')]);
  const findings: Finding[] = [];
  for (const [locale, named] of Object.entries(faq))
    for (const [name, entries] of named) {
      findings.push(...repeatedIds(entries));
      if (name === travelSet) findings.push(...strangers(entries, cities));
      if (!shown.has(name)) findings.push(unread(`${locale}/faq/${name}.yaml`, name));
    }
  return findings;
};
