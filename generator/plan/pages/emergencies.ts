import type { Locale } from '#domain/locale.ts';
import type { Emergency, Picture } from '#domain/pages/sections.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import { galleryFile } from '../../validate/content/pictures.ts';
import { bindWords, type Planning } from '../planning.ts';

/** The drawing of a gallery with its words. */
const drawingOf = (
  planning: Planning,
  { emergency, path }: { readonly emergency: string; readonly path: string },
  locale: Locale,
): readonly Picture[] => {
  const shown = planning.pictures.get(path);
  const entries = [...planning.project.content.galleries].flatMap(([gallery, rows]) =>
    rows.filter(({ file }) => galleryFile(gallery, file) === path),
  );
  const [entry] = entries;
  if (shown !== undefined && entry !== undefined)
    return [
      { src: shown.src, title: bindWords(entry.title[locale], locale), alt: bindWords(entry.alt[locale], locale) },
    ];
  const row = planning.project.model.emergencies.findIndex(({ id }) => id === emergency);
  planning.report({
    code: 'dangling-reference',
    at: { model: ['emergencies', row, 'pictures'] },
    found: `No gallery has the picture “${path}”.`,
  });
  return [];
};

/** The short instructions in the language of a page, with the drawings of the galleries. */
export const emergencyCards = (planning: Planning, locale: Locale): readonly Emergency[] => {
  const words = (text: LocalizedText): string => bindWords(text[locale], locale);
  return planning.project.model.emergencies.map(({ id, name, when, steps, never, call, pictures }) => ({
    id,
    name: words(name),
    when: words(when),
    steps: steps.map(words),
    never: never.map(words),
    call: words(call),
    pictures: pictures.flatMap((path) => drawingOf(planning, { emergency: id, path }, locale)),
  }));
};
