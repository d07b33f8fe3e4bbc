import type { Credits } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import type { Planning } from '../planning/planning.ts';
import { bindWords } from '../text/fill-text.ts';
import { guidelineChapterText } from '../text/passage-of.ts';

const publishedIn = /Dz\.\sU\.\sz\s(?<year>\d{4})\sr\.\spoz\.\s(?<item>\d+)/;
const itemDigits = 7;

/** The address of a publication in ISAP, the parliament's system of legal acts, which numbers publications by year and item. */
const isapAddress = (publication: string): string | null => {
  const { year, item } = publishedIn.exec(publication)?.groups ?? {};
  return year === undefined || item === undefined
    ? null
    : `https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU${year}${item.padStart(itemDigits, '0')}`;
};

const lawSource = (planning: Planning, id: string, locale: Locale): Credits['sources'] => {
  const law = planning.project.model.laws.find((one) => one.id === id);
  const publication = law?.publication ?? null;
  const href = publication === null ? null : isapAddress(publication.pl);
  return law === undefined || publication === null || href === null
    ? []
    : [{ kind: 'law', label: bindWords(`${law.act[locale]}, ${publication[locale]}`, 'pl'), href }];
};

const guidelineSource = ({ project }: Planning, id: string, locale: Locale): Credits['sources'] =>
  project.model.guidelines
    .filter((one) => one.id === id)
    .map((one) => ({
      kind: 'guideline',
      label: bindWords(guidelineChapterText(one)[locale], 'pl'),
      href: one.address,
    }));

/** The sources of a text. A chapter is listed once, however many of its passages are cited. */
const sourcesOf = (planning: Planning, ids: readonly string[], locale: Locale): Credits['sources'] => {
  const sources = ids.flatMap((id) => [...lawSource(planning, id, locale), ...guidelineSource(planning, id, locale)]);
  return [...new Map(sources.map((source) => [source.label, source])).values()];
};

/** Author, reviewer, legal acts and guidelines of a text, from its front matter. */
export const planTextCredits = (planning: Planning, document: TextDocument | null, locale: Locale): Credits => {
  const { author = null, reviewed = null, sources = [], medical = false } = document?.front ?? {};
  return { author, reviewed, medical, sources: sourcesOf(planning, sources, locale) };
};
