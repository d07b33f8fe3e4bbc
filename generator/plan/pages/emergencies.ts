import type { PageLink } from '#contract/links.ts';
import type { Emergency, EmergencyChoice, Picture } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { Emergency as Instruction, Pictogram } from '#model/schema/emergencies.ts';
import type { Source } from '#model/schema/source.ts';
import type { Address } from '../../addresses/address.ts';
import { linkToAddress, pictureAddress } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { bindWords } from '../text/fill-text.ts';
import { guidelineChapterText } from '../text/passage-of.ts';
import { descriptionLength, longestTitle } from '../text/shown-lengths.ts';

/** The names of sources, each once: guidelines by title, year and chapter, and common knowledge in its own words. */
const sourceNames = (planning: Planning, source: Source, locale: Locale): readonly string[] => {
  const parts = source.document === 'several' ? source.of : [source];
  const names = parts.flatMap((part): readonly string[] => {
    if (part.document === 'knowledge') return [part.detail[locale]];
    if (part.document !== 'guideline') return [];
    return planning.project.model.guidelines
      .filter(({ id }) => part.guidelines.some((cited) => cited === id))
      .map((guideline) => guidelineChapterText(guideline)[locale]);
  });
  return [...new Set(names)].map((name) => bindWords(name, locale));
};

/** The instruction for an emergency that a route shows. */
const emergencyOf = ({ project }: Planning, { emergency }: Address['route']): Instruction | undefined =>
  project.model.emergencies.find(({ id }) => id === emergency);

/** The medicine for an emergency as one line, from the table of medicines; null if it has none. */
const medicineLine = ({ project }: Planning, emergency: string, locale: Locale): string | null => {
  const row = project.model.situations.find(({ id }) => id === emergency);
  if (row === undefined) return null;
  const { medicine, form, forWhom } = row;
  return bindWords(
    `${[medicine, form].flatMap((words) => words?.[locale] ?? []).join(', ')} – ${forWhom[locale]}.`,
    locale,
  );
};

const pictureOf = (planning: Planning, { file, alt }: Pictogram, locale: Locale): Picture => ({
  src: pictureAddress(planning, file),
  title: '',
  alt: bindWords(alt[locale], locale),
});

/** A link to an instruction, with other words than its name. */
const emergencyLink = (planning: Planning, { id }: Instruction, words: LocalizedText, locale: Locale): PageLink[] =>
  planning.addresses
    .filter(({ route, locale: language }) => route.emergency === id && language === locale)
    .map((address) => linkToAddress(address, bindWords(words[locale], locale), locale));

/** The instructions for other ages in the same emergency. */
const kinOf = ({ project }: Planning, { id, besides }: Instruction): readonly Instruction[] => {
  const kin = project.model.emergencies.filter((one) => (one.besides ?? one.id) === (besides ?? id));
  return kin.length > 1 ? kin : [];
};

const ageLinks = (planning: Planning, kin: readonly Instruction[], locale: Locale): readonly PageLink[] =>
  kin.flatMap((one) => emergencyLink(planning, one, one.who ?? one.name, locale));

/** The instruction that a page shows, in the language of the page; null on other pages. */
export const planEmergency = (planning: Planning, { route, locale }: Address): Emergency | null => {
  const instruction = emergencyOf(planning, route);
  if (instruction === undefined) return null;
  const words = (text: LocalizedText): string => bindWords(text[locale], locale);
  const { id, call, steps, never, alone, beats, source } = instruction;
  return {
    id,
    call: words(call),
    steps: steps.map((step, index) => ({
      words: words(step),
      pictures: (step.shown ?? []).map((shown) => pictureOf(planning, shown, locale)),
      never: never.filter(({ at }) => at === index + 1).map(words),
    })),
    beats: beats ?? null,
    ages: ageLinks(planning, kinOf(planning, instruction), locale),
    medicine: medicineLine(planning, id, locale),
    never: never.filter(({ at }) => at === undefined || at > steps.length).map(words),
    alone: words(alone),
    sources: sourceNames(planning, source, locale),
  };
};

/** Links to all instructions in the language of a page. */
export const planEmergencyLinks = (planning: Planning, locale: Locale): EmergencyChoice => {
  const { emergencies } = planning.project.model;
  return {
    tiles: emergencies.flatMap((row) => {
      const { tile } = row;
      if (tile === undefined) return [];
      const ages = ageLinks(
        planning,
        kinOf(planning, row).filter(({ besides }) => besides !== undefined),
        locale,
      );
      const picture = pictureAddress(planning, tile.shown.file);
      return emergencyLink(planning, row, tile.words, locale).map((link) => ({ ...link, picture, ages }));
    }),
    others: emergencies
      .filter(({ tile, besides }) => tile === undefined && besides === undefined)
      .flatMap((row) => emergencyLink(planning, row, row.name, locale)),
  };
};

/** Title, description, heading and lead of the page of an instruction, from its own sentences. */
export const emergencyPageTexts = (
  planning: Planning,
  { route, locale }: Address,
): { readonly title: string; readonly description: string; readonly heading: string; readonly lead: string } | null => {
  const instruction = emergencyOf(planning, route);
  if (instruction === undefined) return null;
  const { name, when, steps } = instruction;
  const told = [when, ...steps].map((text) => text[locale]).join(' ');
  const cut = told.slice(0, descriptionLength.most - 1).replace(/\s+\S*$/, '');
  const titled = `${name[locale]} – ${{ pl: 'pierwsza pomoc', en: 'first aid' }[locale]}`;
  return {
    title: titled.length > longestTitle ? name[locale] : titled,
    description: told.length > descriptionLength.most ? `${cut}…` : told,
    heading: bindWords(name[locale], locale),
    lead: bindWords(when[locale], locale),
  };
};
