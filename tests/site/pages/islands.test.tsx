import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { islandModules } from '#site/app/browser/islands.ts';
import { islandNamespaces } from '#site/app/shell/island-texts.ts';
import { toTermRows } from '#site/features/dates/term.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { type IslandProps, staticIslands } from '#site/pages/sections/island-table.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { sampleDates } from '../samples/pages.ts';
import { sampleDictionaries } from '../samples/site.ts';

const documents = { terms: '/terms', privacy: '/privacy' };

const props: IslandProps = {
  contact: { formName: 'Formularz kontaktowy', documents },
  dates: {
    ...sampleDates,
    days: { kpp: sampleDates.days },
    cityNumber: null,
    cities: sampleDates.cities.map((city, at) => ({ ...city, number: at + 1 })),
    types: ['kpp'],
    locale: 'pl',
    host: '',
    bookingHref: '/rezerwacja',
    askHref: null,
    unlisted: [],
    fetchedOn: '2026-11-21',
    offers: {},
    fingerprints: [],
    rows: toTermRows([sampleAnswer('kpp')], { cities: [], named: false }),
  },
  finder: { host: '' },
  place: {},
};
const { dates: StaticDates, finder: StaticFinder } = staticIslands;

/** Text nodes are joined with comments, which differ by root; everything else must be the same. */
const markup = (locale: Locale, name: keyof IslandProps, element: React.ReactNode): string =>
  renderToString(
    <TextsContext
      value={{ locale, messages: createMessageFunctions(locale, sampleDictionaries(locale, islandNamespaces[name])) }}
    >
      {element}
    </TextsContext>,
  );

it('has code, texts and a static version for every island', () => {
  const names = Object.keys(props).toSorted();
  expect(Object.keys(islandModules).toSorted()).toEqual(names);
  expect(Object.keys(islandNamespaces).toSorted()).toEqual([...names, 'price'].toSorted());
  expect(Object.keys(staticIslands).toSorted()).toEqual(names);
});

describe.each(['pl', 'en'] as const)('in %s', (locale) => {
  it('the dates list starts in the browser with the markup of the build, from its own texts alone', async () => {
    const { Component } = await islandModules.dates();
    expect(markup(locale, 'dates', <Component {...props.dates} />)).toBe(
      markup(locale, 'dates', <StaticDates {...props.dates} />),
    );
  });

  it('the dates list without a snapshot starts with the markup of the build', async () => {
    const { Component } = await islandModules.dates();
    const empty = { ...props.dates, rows: null };
    expect(markup(locale, 'dates', <Component {...empty} />)).toBe(markup(locale, 'dates', <StaticDates {...empty} />));
  });

  it('the contact form starts in the browser with the markup of the build', async () => {
    const { Component } = await islandModules.contact();
    const { contact: StaticContact } = staticIslands;
    expect(markup(locale, 'contact', <Component {...props.contact} />)).toBe(
      markup(locale, 'contact', <StaticContact documents={documents} />),
    );
  });

  it('the finder button starts in the browser with the markup of the build', async () => {
    const { Component } = await islandModules.finder();
    expect(markup(locale, 'finder', <Component {...props.finder} />)).toBe(markup(locale, 'finder', <StaticFinder />));
  });
});
