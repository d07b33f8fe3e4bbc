import { beforeAll, expect, it } from 'vitest';
import { readCatalogue } from '#backend/terms/catalogue.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';
import { normalised, visibleText } from './markup.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const { appLinks, externalLinks, gaps, instructors } = model;
const open = gaps.filter(({ value }) => value === null);
const unknownWords = [
  ...instructors.filter(({ placeholder }) => placeholder).flatMap(({ title }) => [title.pl, title.en]),
  ...open.flatMap(({ words }) => [words.pl, words.en]),
];
const unknownAddresses = [...externalLinks, ...appLinks].flatMap((link) =>
  link.placeholder ? ['url' in link ? link.url : link.href] : [],
);
/** The record of the provider stays, marked as a placeholder. */
const provider: readonly string[] = Object.values({ ...model.organisation, ...model.organisation.address }).filter(
  (value) => typeof value === 'string',
);
const withoutProvider = (text: string): string => provider.reduce((rest, value) => rest.replaceAll(value, ''), text);

it('a public page shows no unknown person, law or address', covers('C130'), () => {
  expect([...unknownWords, ...unknownAddresses]).not.toEqual([]);
  for (const { path, html } of [...site.pages, ...site.appShells]) {
    const words = withoutProvider(visibleText(html));
    expect(
      unknownWords.filter((word) => words.includes(normalised(word))),
      path,
    ).toEqual([]);
    expect(
      unknownAddresses.filter((address) => html.includes(`"${address}"`)),
      path,
    ).toEqual([]);
  }
});

/** Words for what has no address or fact yet, in every form in which texts use them; each is looked for while it is unknown. */
const wordsFor: readonly (readonly [string, RegExp])[] = [
  ['customer-zone', /stref\p{L}+ klienta|customer zone/iu],
  ['shop', /sklep\p{L}* ratownicz|rescue shop/iu],
  ['google-play', /aplikacj\p{L}+ (?:mobiln|z (?:testami|pytaniami))|app with KPP tests|mobile app/iu],
  ['registers', /numery rejestrowe|registry numbers/iu],
  ['accessibilityAudit', /pełny audyt|full audit/iu],
  ['dataProtectionOfficer', /inspektor ochrony danych, jeżeli|data protection officer, if/iu],
];
const isUnknown = (id: string): boolean =>
  [...externalLinks, ...appLinks].some((link) => link.id === id && link.placeholder) ||
  open.some((gap) => gap.id === id);

it.each([
  ...wordsFor,
  ['any fact', /do uzupełnienia|do uzgodnienia|to be (?:added|filled in|agreed|confirmed)|TODO/iu] as const,
])('a public page does not mention %s in either language while it is unknown', covers('C214'), (id, words) => {
  if (wordsFor.some(([known]) => known === id) && !isUnknown(id)) return;
  const speaking = [...site.pages, ...site.appShells].flatMap(({ path, html }) => {
    const found = words.exec(withoutProvider(visibleText(html)));
    return found === null ? [] : [`${path}: ${found[0]}`];
  });
  expect(speaking).toEqual([]);
});

it('the answers of calendar and questions do not mention it either', () => {
  const catalogue = JSON.stringify(readCatalogue());
  for (const [id, words] of wordsFor) if (isUnknown(id)) expect(words.exec(catalogue)?.[0], id).toBeUndefined();
});

it('leaves no section of a public page empty', () => {
  for (const { path, html } of site.pages) {
    const empty = [
      ...html.matchAll(/<section [^>]*>(?:<div class="wrap">)?<h2[^>]*>([^<]*)<\/h2>(?:<\/div>)?<\/section>/g),
    ];
    expect(
      empty.map(([, heading]) => heading),
      path,
    ).toEqual([]);
  }
});
