import { languages } from '#domain/locale.ts';
import type { Finding } from '../problems/finding.ts';
import type { ContentFile } from '../sources/loaded.ts';
import type { Content } from './content/content.ts';
import { valueAtPath } from './shape/shape.ts';

interface Texts {
  readonly files: readonly ContentFile[];
  readonly content: Content;
}

/** What a language still lacks before anything can be planned in it, and where to add it. */
const lackedBy = (id: string, { files, content }: Texts): readonly string[] => [
  ...(Object.hasOwn(languages, id) ? [] : ['its own name and its tag in `languages` of src/domain/locale.ts']),
  ...(files.some(({ path }) => path.startsWith(`${id}/`)) ? [] : [`messages, mails and pages in content/${id}/`]),
  ...(Object.hasOwn(content.messages, id)
    ? []
    : [
        'a field next to `pl` and `en` in every text of the model, and a branch in the code that chooses between the two',
      ]),
];

/** A finding for a language that has a name and nothing else; otherwise every text would fail for it one by one. */
export const checkLanguageCompleteness = (model: unknown, texts: Texts): readonly Finding[] => {
  const ids = valueAtPath(model, ['locales', 'all']);
  return (Array.isArray(ids) ? ids : []).flatMap((id: unknown, index): Finding[] => {
    const lacks = typeof id === 'string' ? lackedBy(id, texts) : [];
    return lacks.length === 0
      ? []
      : [
          {
            code: 'language-incomplete',
            at: { model: ['locales', 'all', index] },
            found: `The language “${id}” lacks ${lacks.join('; ')}.`,
          },
        ];
  });
};
