import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { termsListStart } from '#generated/rules/terms-list.ts';
import type { DatesProps } from '#site/features/dates/dates-props.ts';
import { DatesView } from '#site/features/dates/list/dates-list.tsx';
import type { TermRow } from '#site/features/dates/term.ts';
import type { Terms } from '#site/features/dates/use-terms.ts';
import { createTexts } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { witnesses } from '../witnesses.ts';
import { sampleDates } from './samples/pages.ts';
import { sampleDictionaries } from './samples/site.ts';

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
  ...sampleDates,
  filter: 'none',
  city: null,
  days: { kpp: [0, 1, 2] },
  cityNumber: null,
  cities: [],
  types: ['kpp'],
  locale: 'pl',
  host: '',
  bookingHref: '/rezerwacja',
  askHref: null,
  phone: '600',
  phoneHref: 'tel:600',
  askedOn: '2026-11-21',
  near: {},
  elsewhere: [],
  rows: null,
  termFile: '',
  offers: {},
  marks: [],
};

const print = (
  rows: readonly TermRow[] | null,
  {
    locale = 'pl',
    failed = null,
    ofBuild = true,
  }: { readonly locale?: Locale; readonly failed?: Terms['failed']; readonly ofBuild?: boolean } = {},
): string => {
  const list = { ...termsListStart(), ...(failed === null ? {} : { state: 'failed' as const }) };
  const terms: Terms = { rows, props, ofBuild, list, failed, send: () => undefined };
  const texts = { locale, messages: createTexts(locale, sampleDictionaries(locale, ['terms', 'calendar', 'calls'])) };
  const view = <DatesView props={{ ...props, locale, rows }} search="" terms={terms} onChoose={() => undefined} />;
  return renderToStaticMarkup(<TextsContext value={texts}>{view}</TextsContext>).replaceAll(/[\u00a0\u2060]/g, ' ');
};

describe('a list of dates', () => {
  it('says “several places”, and to a screen reader how many', witnesses('C58'), () => {
    expect(print([row])).toContain('Zostało kilka wolnych miejsc<span class="visually-hidden">: 7</span>');
    expect(print([{ ...row, free: 3 }])).not.toContain('visually-hidden">: 3');
  });

  it('says that an end which nobody told is planned', witnesses('C52'), () => {
    expect(print([row])).toContain('pt.–niedz., koniec planowany');
    expect(print([row], { locale: 'en' })).toContain('Fri–Sun, planned end');
    expect(print([{ ...row, type: 'other' }])).not.toContain('planowany');
  });

  it('names the year of a date that stands under the months of another year', witnesses('C52'), () => {
    const full = { ...row, free: 0 };
    expect(print([full, { ...row, id: 2, start: '2027-01-08' }])).toMatch(/course=2">8 – ?10 stycznia 2027</);
    expect(print([full, { ...row, id: 2, start: '2026-12-11' }])).toMatch(/course=2">11 ?– ?13 grudnia</);
  });

  it('prints the hours as the calendar renders them', witnesses('C12'), () => {
    expect(print([{ ...row, hours: 'pt. 16.00, sob. i niedz. 8.00' }])).toContain('pt. 16.00, sob. i niedz. 8.00');
  });

  it('keeps the dates of the build with their day when the calendar is silent', witnesses('C64'), () => {
    const failed = { failure: { kind: 'offline' }, at: 0 } as const;
    const shown = print([row], { failed });
    expect(shown).toContain('Pokazujemy terminy z dnia 21 listopada 2026.');
    expect(shown).toContain('course=1');
    expect(shown).toContain('href="tel:600"');
    expect(shown).toContain('Spróbuj ponownie');
    expect(print(null, { failed }), 'without dates there is no day').not.toContain('z dnia');
    expect(print([row], { failed, ofBuild: false }), 'a newer answer is not of that day').not.toContain('z dnia');
    expect(print([row]), 'what the calendar has just said has none').not.toContain('z dnia');
  });
});
