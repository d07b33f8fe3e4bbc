import { beforeAll, expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { witnesses } from '../witnesses.ts';
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

it('a public page shows nobody, no provision and no address that is not known yet', witnesses('C130'), () => {
  expect([...unknownWords, ...unknownAddresses]).not.toEqual([]);
  for (const { path, html } of [...site.pages, ...site.shells]) {
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

it('no section of a public page is empty for that', () => {
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
