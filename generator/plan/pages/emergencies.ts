import type { Emergency, Picture } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Source } from '#model/schema/source.ts';
import { galleryFile } from '../../validate/content/pictures.ts';
import { bindWords } from '../planning/document-texts.ts';
import type { Planning } from '../planning/planning.ts';
import { chapterOf } from '../text/passage-of.ts';

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

/** Guidelines by title, year and chapter, and what is known in the field, each once. */
const sourceNames = (planning: Planning, source: Source, locale: Locale): readonly string[] => {
  const parts = source.document === 'several' ? source.of : [source];
  const names = parts.flatMap((part): readonly string[] => {
    if (part.document === 'knowledge') return [part.detail[locale]];
    if (part.document !== 'guideline') return [];
    return planning.project.model.guidelines
      .filter(({ id }) => part.guidelines.some((cited) => cited === id))
      .map((guideline) => chapterOf(guideline)[locale]);
  });
  return [...new Set(names)].map((name) => bindWords(name, locale));
};

/** The row of the table of medicines with the id of an instruction, as one line. */
const medicineLine = ({ project }: Planning, emergency: string, locale: Locale): string | null => {
  const row = project.model.situations.find(({ id }) => id === emergency);
  if (row === undefined) return null;
  const { medicine, form, forWhom } = row;
  return bindWords(
    `${[medicine, form].flatMap((words) => words?.[locale] ?? []).join(', ')} – ${forWhom[locale]}.`,
    locale,
  );
};

/** The short instructions in the language of a page, with the drawings of the galleries. */
export const emergencyCards = (planning: Planning, locale: Locale): readonly Emergency[] => {
  const words = (text: LocalizedText): string => bindWords(text[locale], locale);
  return planning.project.model.emergencies.map(({ id, name, when, call, steps, never, alone, pictures, source }) => ({
    id,
    name: words(name),
    when: words(when),
    call: words(call),
    steps: steps.map(words),
    medicine: medicineLine(planning, id, locale),
    never: never.map(words),
    alone: words(alone),
    sources: sourceNames(planning, source, locale),
    pictures: pictures.flatMap((path) => drawingOf(planning, { emergency: id, path }, locale)),
  }));
};
