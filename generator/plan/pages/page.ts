import type { PageLink } from '#contract/links.ts';
import type { Head } from '#contract/page.ts';
import { languages, otherLocale } from '#domain/locale.ts';
import type { City } from '#model/schema/places.ts';
import type { Address } from '../../addresses/address.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import { analyticsFormName } from '../../validate/rows/form-name.ts';
import { audienceOfText } from '../phones.ts';
import { cityNameInLocale } from '../places.ts';
import { findDocument, frontMatterText } from '../planning/document-texts.ts';
import { linkToAddress } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import type { PlannedAddress, PlannedPage } from '../site-plan.ts';
import { lackOfReference } from '../text/explain-lack.ts';
import { fillTextArguments } from '../text/fill-text.ts';
import { planPageBody } from './bodies.ts';
import { planTextCredits } from './credits.ts';
import { documentNameOfAddress } from './document-name.ts';
import { emergencyPageTexts } from './emergencies.ts';
import { openGraphImageOfPage } from './open-graph.ts';
import { reportMisplacedTable } from './page-table.ts';

/** The text of an address; null if there is none, which another check reports. */
export const documentForAddress = (planning: Planning, address: Address): TextDocument | null =>
  findDocument(planning, documentNameOfAddress(planning, address), address.locale);

/** The path in content/ of the text that an address needs, for the finding about a missing one. */
export const expectedDocumentPath = (planning: Planning, address: Address): string =>
  `${address.locale}/${documentNameOfAddress(planning, address)}.md`;

const labelOf = (planning: Planning, address: Address): string => {
  const city = planning.city(address.city);
  if (city !== null) return cityNameInLocale(city, address.locale);
  const type = planning.type(address.type);
  if (type !== null) return type.name[address.locale];
  const article = address.article === null ? null : documentForAddress(planning, address);
  if (article !== null) return frontMatterText(planning, article, { name: 'heading', city: null });
  return address.route.name[address.locale] ?? address.route.name.pl;
};

const parentOf = (planning: Planning, address: Address): Address | null => {
  const { parent } = address.route;
  if (parent === null) return null;
  return (
    planning.findAddress(parent, { type: address.type }, address.locale) ??
    planning.findAddress(parent, {}, address.locale) ??
    null
  );
};

/** The breadcrumbs from the home page to this page, which is the last. */
const breadcrumbs = (planning: Planning, address: Address): PageLink[] => {
  const trail = [linkToAddress(address, labelOf(planning, address), address.locale)];
  let above = parentOf(planning, address);
  while (above !== null) {
    trail.unshift(linkToAddress(above, labelOf(planning, above), address.locale));
    above = parentOf(planning, above);
  }
  return trail;
};

const twinOf = (planning: Planning, address: Address): Address | undefined =>
  planning.findAddress(address.route.id, address, otherLocale(address.locale));

/** Adds the city of this page to a link as a query, if the linked page is not about a city. */
const keepCity = (link: PageLink, { city }: Address, twin: Address): PageLink =>
  city === null || twin.city !== null
    ? link
    : { ...link, href: `${link.href}?${new URLSearchParams({ localization: city })}` };

/**
 * The target of the language switch: the same page in the other language, else that of the nearest parent page that has one. Where that
 * is the home page, the label says so: `English: Home`.
 */
const otherLanguage = (planning: Planning, address: Address, label: string): PageLink => {
  let here: Address | null = address;
  while (here !== null) {
    const twin = twinOf(planning, here);
    if (twin !== undefined) {
      const isSubject = here === address || parentOf(planning, here) !== null;
      const words = isSubject ? label : `${label}: ${labelOf(planning, twin)}`;
      return keepCity(linkToAddress(twin, words, address.locale), address, twin);
    }
    here = parentOf(planning, here);
  }
  const home = planning.findAddress('home', {}, otherLocale(address.locale));
  return { label, href: home?.path ?? '/', lang: otherLocale(address.locale) };
};

const keywordsOf = (planning: Planning, document: TextDocument, city: City | null): string[] =>
  (document.front.keywords ?? []).map((keyword, index) =>
    fillTextArguments(keyword, planning.scope(document.locale, city), (argument) =>
      planning.report({
        code: 'unknown-argument',
        at: { content: document.file, path: ['keywords', index] },
        found: `The placeholder “{${argument}}” has no value.`,
        ...lackOfReference('argument', argument),
      }),
    ),
  );

interface LocalizedTexts {
  readonly document: TextDocument;
  readonly heading: string;
  readonly texts: Pick<Head, 'title' | 'description'>;
}

const headOf = (planning: Planning, address: PlannedAddress, { document, heading, texts }: LocalizedTexts): Head => {
  const twin = twinOf(planning, address);
  const city = planning.city(address.city);
  const indexable = address.membership.sitemap !== null;
  const { default: standard } = planning.project.model.locales;
  const pair =
    twin === undefined || !indexable ? [] : [address, twin].toSorted((a) => (a.locale === standard ? -1 : 1));
  return {
    ...texts,
    keywords: keywordsOf(planning, document, city),
    canonical: address.path,
    alternates: pair.map(({ locale, path }) => ({ locale, path })),
    indexable,
    kind: address.kind === 'article' ? 'article' : 'website',
    image: openGraphImageOfPage(planning, address, heading),
  };
};

/** The name of the contact form on a page; null where the page has none. */
const formOf = (planning: Planning, { route }: Address): string | null => {
  const form = analyticsFormName(route, planning.project.model, planning.decide);
  return form === null || form === 'none' ? null : form.name;
};

/** The fields with which the front matter of every text begins. */
const frontTexts = (planning: Planning, document: TextDocument, city: City | null) => ({
  title: frontMatterText(planning, document, { name: 'title', city }),
  description: frontMatterText(planning, document, { name: 'description', city }),
  heading: frontMatterText(planning, document, { name: 'heading', city }),
  lead: frontMatterText(planning, document, { name: 'lead', city }),
});

/** A planned page; null if its text or its subject is missing. */
export const planPage = (planning: Planning, address: PlannedAddress): PlannedPage | null => {
  const document = documentForAddress(planning, address);
  if (document === null) return null;
  reportMisplacedTable(planning, document, address.kind);
  const body = planPageBody(planning, address);
  if (body === null) return null;
  const city = planning.city(address.city);
  const { title, description, heading, lead } =
    emergencyPageTexts(planning, address) ?? frontTexts(planning, document, city);
  return {
    key: address.key,
    kind: address.kind,
    route: address.route.id,
    locale: address.locale,
    path: address.path,
    head: headOf(planning, address, { document, heading, texts: { title, description } }),
    heading,
    lead,
    breadcrumbs: breadcrumbs(planning, address),
    audience: address.route.audience ?? audienceOfText(planning.project, document.file),
    otherLanguage: otherLanguage(planning, address, languages[otherLocale(address.locale)].name),
    formName: formOf(planning, address),
    picture: planning.pictures.get(address.route.picture ?? '')?.src ?? null,
    credits: planTextCredits(planning, document, address.locale),
    body,
  };
};
