import { localeIds } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { placeIn } from '../shape/shape.ts';
import type { TextDocument } from './content.ts';

const courseDocuments = (documents: ReadonlyMap<string, TextDocument>): readonly (readonly [string, TextDocument])[] =>
  [...documents].filter(([name]) => name.startsWith('courses/'));

/** Every section is written by some course, and what a course says in one language it says in the other one too. */
export const checkCourseSections = ({
  model: { courseSections },
  rows: places,
  content: { documents },
}: Facts): Finding[] => {
  const all = localeIds.flatMap((locale) => courseDocuments(documents[locale]));
  const unwritten = courseSections
    .filter(({ id }) => all.every(([, { sections }]) => sections[id] === undefined))
    .map(
      (section): Finding => ({
        code: 'unwritten-section',
        at: placeIn(places)(section, 'id'),
        found: `No file of content/<locale>/courses/ has the section “# ${section.id}”.`,
      }),
    );
  const untranslated: Finding[] = [];
  for (const [name, document] of all)
    for (const locale of localeIds) {
      const other = documents[locale].get(name);
      for (const { id } of courseSections)
        if (document.sections[id] !== undefined && other !== undefined && other.sections[id] === undefined)
          untranslated.push({
            code: 'missing-section',
            at: { content: other.file, path: ['title'] },
            found: `The section “# ${id}” is missing, and content/${document.file} has it.`,
          });
    }
  return [...unwritten, ...untranslated];
};
