import type { Locale } from '#domain/locale.ts';
import type { Credits } from '#domain/pages/credits.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import type { Planning } from '../planning.ts';
import { nonBreakingSpaces } from '../text/fill-text.ts';

const publishedIn = /Dz\.U\. (?<year>\d{4}) poz\. (?<item>\d+)/;
const itemDigits = 7;

/** The page of a publication in the parliament's system of legal acts, which names each by year and item. */
const isapAddress = (publication: string): string | null => {
  const { year, item } = publishedIn.exec(publication)?.groups ?? {};
  return year === undefined || item === undefined
    ? null
    : `https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU${year}${item.padStart(itemDigits, '0')}`;
};

const sourceOf = (planning: Planning, id: string, locale: Locale): Credits['sources'] => {
  const law = planning.project.model.laws.find((one) => one.id === id);
  const publication = law?.publication ?? null;
  const href = publication === null ? null : isapAddress(publication.pl);
  return law === undefined || publication === null || href === null
    ? []
    : [{ label: nonBreakingSpaces(`${law.act[locale]}, ${publication[locale]}`), href }];
};

/** Author, reviewer and legal acts of a text, from its front matter. */
export const planCredits = (planning: Planning, document: TextDocument | null, locale: Locale): Credits => {
  const { author = null, reviewed = null, sources = [], medical = false } = document?.front ?? {};
  const laws = planning.project.model.laws.map(({ id }): string => id);
  sources.forEach((source, index) => {
    if (document !== null && !laws.includes(source))
      planning.report({
        code: 'dangling-reference',
        at: { content: document.file, path: ['sources', index] },
        found: `There is no law “${source}”.`,
      });
  });
  return { author, reviewed, medical, sources: sources.flatMap((source) => sourceOf(planning, source, locale)) };
};
