import { isRecord } from '#domain/json-value.ts';
import { localeIds } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding, namesAtFieldPath } from '../shape/references.ts';
import type { GalleryPicture, TextDocument } from './content.ts';
import { type FrontField, type FrontTarget, listFrontMatterFields } from './front-fields.ts';
import { documentKinds, faqSchema } from './schemas.ts';

type Names = Readonly<Record<FrontTarget, ReadonlySet<string>>>;

/** The tables of a model by name. */
export const tablesByName = (model: object): ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]> =>
  new Map(
    Object.entries<unknown>({ ...model }).flatMap(([name, rows]) =>
      Array.isArray(rows) && rows.every(isRecord) ? [[name, rows] as const] : [],
    ),
  );

const fieldsOfKinds: Readonly<Record<string, readonly FrontField[]>> = Object.fromEntries(
  Object.entries(documentKinds).map(([kind, { front }]) => [kind, listFrontMatterFields(front)]),
);

const fieldsOfQuestions = listFrontMatterFields(faqSchema);

/** Findings for arguments in a text that is shown as it is written. */
const unfilled = (at: { readonly content: string; readonly path: readonly (string | number)[] }, text: string) =>
  [...text.matchAll(/\{[^{}]*\}/g)].map(
    ([words]): Finding => ({
      code: 'unknown-argument',
      at: { ...at, words },
      found: `“${words}” has no value: this text is shown without filling placeholders.`,
      expected: 'Words without braces.',
      remedy: 'Write the words themselves.',
    }),
  );

/** Findings about the names and words in the front matter of one text. */
export const findFrontMatterFaults = (
  { file, front }: Pick<TextDocument, 'file'> & { readonly front: object },
  fields: readonly FrontField[],
  names: Names,
): Finding[] =>
  fields.flatMap(({ path, meaning }) =>
    namesAtFieldPath(front, path).flatMap(({ path: place, name }): Finding[] => {
      const at = { content: file, path: place };
      if (meaning?.is === 'words') return meaning.takesArguments ? [] : unfilled(at, name);
      if (meaning?.is !== 'name' || names[meaning.of].has(name)) return [];
      return [danglingReferenceFinding(at, name, { kind: meaning.of, names: names[meaning.of] })];
    }),
  );

const pictureFindings = (gallery: string, pictures: readonly GalleryPicture[]): Finding[] =>
  pictures.flatMap((picture, index) => {
    const at = (field: string, locale: string) => ({
      content: `galleries/${gallery}.yaml`,
      path: ['pictures', index, field, locale],
    });
    return localeIds.flatMap((locale) => [
      ...unfilled(at('title', locale), picture.title[locale]),
      ...unfilled(at('alt', locale), picture.alt[locale]),
    ]);
  });

/** Checks the names in front matter like references of rows, and that words shown as written have no arguments. */
export const checkFrontMatterReferences = ({ content, model, targets }: Facts): Finding[] => {
  const names: Names = {
    ...targets,
    'law or guideline': new Set([...model.laws, ...model.guidelines].map(({ id }) => id)),
    table: new Set(tablesByName(model).keys()),
  };
  return [
    ...Object.values(content.documents).flatMap((documents) =>
      [...documents].flatMap(([name, document]) =>
        findFrontMatterFaults(document, fieldsOfKinds[name.split('/')[0] ?? ''] ?? [], names),
      ),
    ),
    ...Object.entries(content.faq).flatMap(([locale, sets]) =>
      [...sets].flatMap(([name, items]) =>
        findFrontMatterFaults({ file: `${locale}/faq/${name}.yaml`, front: { items } }, fieldsOfQuestions, names),
      ),
    ),
    ...[...content.galleries].flatMap(([gallery, pictures]) => pictureFindings(gallery, pictures)),
  ];
};
