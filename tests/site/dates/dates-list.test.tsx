import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { phone } from '#generated/data/phones.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { CourseFilter } from '#site/features/dates/list/course-filter.tsx';
import { DatesView, isListFoldable } from '#site/features/dates/list/dates-list.tsx';
import type { TermRow } from '#site/features/dates/term.ts';
import type { Terms } from '#site/features/dates/use-terms.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
import { sampleDatesProps } from '../samples/dates-props.ts';
import { sampleDictionaries } from '../samples/site.ts';

const row: TermRow = {
  id: 1,
  type: 'kpp',
  name: null,
  start: '2026-12-04',
  hours: null,
  place: 'Wrocław',
  city: 1,
  free: 7,
};

const props: DatesProps = {
  ...sampleDatesProps,
  filter: 'none',
  city: null,
  days: { kpp: [0, 1, 2] },
  fetchedOn: '2026-11-21',
  rows: null,
};

const inTexts = (locale: Locale, view: ReactNode): string => {
  const texts = {
    locale,
    messages: createMessageFunctions(locale, sampleDictionaries(locale, ['terms', 'calendar', 'calls'])),
  };
  return renderToStaticMarkup(<TextsContext value={texts}>{view}</TextsContext>)
    .replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ');
};

const print = (
  rows: readonly TermRow[] | null,
  {
    locale = 'pl',
    failed = null,
    dropped = 0,
    ofBuild = true,
    search = '',
    ...changes
  }: Partial<Pick<DatesProps, 'types' | 'cities' | 'offers' | 'unlisted' | 'askHref' | 'unknownHref' | 'filter'>> & {
    readonly locale?: Locale;
    readonly failed?: Terms['failed'];
    readonly dropped?: number;
    readonly ofBuild?: boolean;
    readonly search?: string;
  } = {},
): string => {
  const all = { ...props, ...changes, locale, rows };
  const terms: Terms = { rows, dropped, props: all, ofBuild, isLoading: false, failed, retry: () => undefined };
  return inTexts(locale, <DatesView props={all} search={search} terms={terms} onChoose={() => undefined} />);
};

describe('a list of dates', () => {
  it('names the city of a date that is in none of ours', () => {
    expect(print([{ ...row, city: null, place: 'Sopot' }])).toContain('Sopot');
  });

  it('says how many dates of the calendar are missing, with the phone', () => {
    expect(print([row], { dropped: 2 })).toMatch(/ma jeszcze 2 terminy, których nie możemy tu pokazać\..*href="tel:/);
    expect(print([row])).not.toContain('ma jeszcze');
  });

  it('says “several places”, and to a screen reader how many', covers('C58'), () => {
    expect(print([row])).toContain('Zostało kilka wolnych miejsc<span class="visually-hidden"> (7)</span>');
    expect(print([{ ...row, free: 3 }])).not.toContain('visually-hidden"> (3)');
  });

  it.each([
    ['pl', 'Zostało 1 wolne miejsce', 'Lista rezerwowa', 'Zapytaj o inny termin'],
    ['en', 'There is 1 free spot left', 'Reserve list', 'Ask about another date'],
  ] as const)(
    'has the badge and an enquiry link at every date where a group buys it (%s)',
    covers('4.20', 'C78'),
    (locale, last, full, other) => {
      const list = (free: number): string => print([{ ...row, free }], { locale, askHref: '#form' });
      expect(list(1)).toContain(`>${last}<`);
      expect(list(0)).toMatch(new RegExp(`href="#form".*badge-full">${full}<.*>${other}<`));
    },
  );

  it.each([
    ['pl', 'Lista rezerwowa', 'Zapytaj o inny termin'],
    ['en', 'Reserve list', 'Ask about another date'],
  ] as const)(
    'links from a full date to the reserve list, without a price only where the course keeps one (%s)',
    covers('4.20', 'C209'),
    (locale, reserve, other) => {
      const list = (price: string | null, unlisted: readonly string[]): string =>
        print([{ ...row, free: 0 }], {
          locale,
          unlisted,
          offers: { [row.type]: { price, amount: price ? 159_000 : null } },
        });
      const entry = `badge-full">${reserve}<`;
      expect(list('1590 zł', [])).toContain(entry);
      expect(list('1590 zł', [row.type])).not.toContain(other);
      expect(list(null, [])).not.toContain(other);
      expect(list(null, [row.type])).toMatch(new RegExp(`${entry}.*>${other}<`));
    },
  );

  it(
    'is shortened next to a filter of cities, and next to a choice of courses where the owner wants it',
    covers('4.23', 'C60'),
    () => {
      for (const hasCourseFilter of [true, false]) {
        expect(isListFoldable({ hasFilter: true, hasCourseFilter }, true)).toBe(true);
        expect(isListFoldable({ hasFilter: false, hasCourseFilter }, true)).toBe(false);
        expect(isListFoldable({ hasFilter: false, hasCourseFilter }, false)).toBe(hasCourseFilter);
      }
      const many = Array.from({ length: parameters.termsInitiallyShown + 1 }, (_, at) => ({ ...row, id: at + 1 }));
      const several = print(many, { types: [row.type, 'other'] });
      expect(several.includes('Pokaż wszystkie')).toBe(isListFoldable({ hasFilter: false, hasCourseFilter: true }));
      expect(print(many, { filter: 'query' })).toContain('Pokaż wszystkie');
    },
  );

  it('shows the days of each date below its month and year, also when they span two months', () => {
    expect(print([row])).toMatch(/<h3>grudzień 2026<.*>4 ?– ?6 grudnia</);
    expect(print([{ ...row, start: '2026-10-30' }])).toMatch(/<h3>październik 2026<.*>30 października – 1 listopada</);
  });

  it('has one button, at the first date with places', () => {
    const html = print([
      { ...row, free: 0 },
      { ...row, id: 2 },
      { ...row, id: 3 },
    ]);
    expect(html.match(/term-action/g)).toHaveLength(1);
    expect(html).toMatch(/course=2&amp;type=[a-z]+"(?:(?!<\/a>).)*term-action/);
  });

  it('begins with the first ten in order, full ones too, none of them folded', covers('4.22', '9.5'), () => {
    const many = Array.from({ length: 2 * parameters.termsInitiallyShown }, (_, at) => ({
      ...row,
      id: at + 1,
      free: at % 2 === 0 ? 0 : 7,
    }));
    const [first = ''] = print(many, { filter: 'query' }).split('Pokaż wszystkie');
    const ids = [...first.matchAll(/course=(\d+)&amp;/g)].map(([, id]) => Number(id));
    expect(ids).toEqual(many.slice(0, parameters.termsInitiallyShown).map(({ id }) => id));
    expect(first.match(/<details/g)).toHaveLength(2);
  });

  it('distinguishes the last seat from several without colour', () => {
    expect(print([{ ...row, free: 1 }])).toContain('badge-last');
    expect(print([{ ...row, free: 2 }])).not.toContain('badge-last');
  });

  it('says when the address will be sent, until that of every city is known', covers('C116'), () => {
    const city = { id: 'wroclaw', name: 'Wrocław', href: '', number: 1 };
    expect(print([row], { cities: [city] })).toContain('venue-note');
    const known = print([row], { cities: [{ ...city, venue: 'ul. Polna 1' }] });
    expect(known).not.toContain('venue-note');
    expect(known).toContain('Wrocław, ul. Polna 1');
  });

  it('of several courses shows the chosen one, and alternatives where it has no dates', covers('C116'), () => {
    const types = ['kpp', '1dn', 'ped'];
    const other = { ...row, id: 2, type: '1dn', name: 'Kurs BLS', start: '2027-01-09' };
    expect(print([row, other], { types, search: '?type=1dn' })).toContain('Znaleziono 1 termin.');
    expect(print([row, other], { types, search: '?type=ped' })).toContain('Żaden termin nie pasuje');
    expect(print([row, other], { types, search: '?type=other' })).toContain('Znaleziono 2 terminy.');
  });

  it('of several courses has a filter of those that have dates', covers('C116'), () => {
    const other = { ...row, id: 2, type: '1dn', name: 'Kurs BLS', start: '2027-01-09' };
    const html = inTexts('pl', <CourseFilter rows={[{ ...row, name: 'Kurs KPP' }, other]} />);
    expect([...html.matchAll(/value="([^"]*)"[^>]*>([^<]+)</g)].map(([, value, words]) => [value, words])).toEqual([
      ['', 'Wszystkie kursy'],
      ['kpp', 'Kurs KPP'],
      ['1dn', 'Kurs BLS'],
    ]);
  });

  it('prints the hours as the calendar renders them', covers('C12'), () => {
    const other = { ...row, id: 2, hours: '9:00–17:00' };
    expect(print([{ ...row, hours: 'pt. 16.00, sob. i niedz. 8.00' }, other])).toContain(
      'pt. 16.00, sob. i niedz. 8.00',
    );
  });

  it('keeps the dates of the build with their day when the calendar does not answer', covers('C64'), () => {
    const failed = { failure: { kind: 'offline' }, at: 0 } as const;
    const shown = print([row], { failed });
    expect(shown).toContain('Pokazujemy terminy z dnia 21 listopada 2026.');
    expect(shown).toContain('course=1');
    expect(shown).toContain(`href="tel:${phone.international}"`);
    expect(shown).toContain('Spróbuj ponownie');
    expect(print(null, { failed }), 'without dates there is no day').not.toContain('z dnia');
    expect(print([row], { failed, ofBuild: false }), 'a newer answer is not of that day').not.toContain('z dnia');
    expect(print([row]), 'what the calendar has just said has none').not.toContain('z dnia');
  });
});

it('a term of a type that only the calendar knows links to the contact form, not to a booking', () => {
  const html = print([row, { ...row, id: 2, type: 'nowy' }], { types: ['kpp', 'nowy'], unknownHref: '/kontakt' });
  expect(html).toMatch(/href="[^"]*\?course=1&amp;type=kpp"/);
  expect(html).toMatch(/href="\/kontakt" data-term="2"/);
});
