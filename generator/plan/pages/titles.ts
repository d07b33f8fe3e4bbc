import type { Finding } from '../../problems/finding.ts';
import type { Planning } from '../planning/planning.ts';
import type { PlannedPage } from '../site-plan.ts';
import { descriptionLength, longestTitle } from '../text/shown-lengths.ts';
import { documentForAddress } from './page.ts';

type Field = 'title' | 'description';

/** The parameters that a text names: if one of them is wrong, so is the text. */
const namedNumbers = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)/g)].map(([, name]) => `parameter ${name}`);

const finding = (
  planning: Planning,
  page: PlannedPage,
  { field, ...text }: { readonly field: Field; readonly code: Finding['code']; readonly found: string },
): Finding[] => {
  const address = planning.addresses.find(({ key }) => key === page.key);
  const document = address === undefined ? null : documentForAddress(planning, address);
  if (document === null) return [];
  return [{ ...text, at: { content: document.file, path: [field] }, reliesOn: namedNumbers(document.front[field]) }];
};

const checkLength = (planning: Planning, page: PlannedPage): Finding[] => {
  const { title, description } = page.head;
  const long = [...title].length;
  const wide = [...description].length;
  return [
    ...(long > longestTitle
      ? finding(planning, page, {
          field: 'title',
          code: 'title-length',
          found: `The title “${title}” has ${long} characters.`,
        })
      : []),
    ...(wide < descriptionLength.least || wide > descriptionLength.most
      ? finding(planning, page, {
          field: 'description',
          code: 'description-length',
          found: `The description “${description}” has ${wide} characters.`,
        })
      : []),
  ];
};

const checkUnique = (planning: Planning, pages: readonly PlannedPage[], field: Field): Finding[] => {
  const first = new Map<string, PlannedPage>();
  return pages.flatMap((page) => {
    const text = page.head[field];
    const before = first.get(text);
    first.set(text, before ?? page);
    if (before === undefined) return [];
    return finding(planning, page, {
      field,
      code: 'duplicate-title',
      found: `“${before.path}” has the same ${field}: “${text}”.`,
    });
  });
};

/** Whether the head of a page has no argument left unfilled; an unfilled one is reported elsewhere. */
const isFilled = ({ head: { title, description } }: PlannedPage): boolean => !/[{}]/.test(title + description);

/** Checks that titles and descriptions of indexable pages are unique and of a length that suits search results. */
export const checkPageTitles = (planning: Planning, pages: readonly PlannedPage[]): Finding[] => {
  const shown = pages.filter((page) => page.head.indexable && isFilled(page));
  return [
    ...shown.flatMap((page) => checkLength(planning, page)),
    ...checkUnique(planning, shown, 'title'),
    ...checkUnique(planning, shown, 'description'),
  ];
};
