import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { OutcomePage } from '#site/features/booking/outcome/outcome-page.tsx';
import { createTexts } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { witnesses } from '../../witnesses.ts';
import { sampleDictionaries } from '../samples/site.ts';

const expired: RegistrationState = {
  reference: 'abcdefghijklmnopqrst',
  number: 'K7MP-2QXA',
  state: 'expired',
  place: 'confirmed',
  amount: null,
  withdrawalUntil: null,
  payUntil: '2026-11-24',
  position: null,
  heldUntil: null,
  pairCode: null,
  pairJoined: false,
  payment: { online: false, transfer: null, received: 0, refund: null },
  term: {
    id: 17,
    name: 'BLS-AED',
    type: '1dn',
    dateStart: '2026-12-11',
    showHours: false,
    hoursRendered: null,
    city: 'Wrocław',
    localization: null,
    freePlaces: 0,
  },
};

const print = (locale: Locale, state: RegistrationState): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale, messages: createTexts(locale, sampleDictionaries(locale)) }}>
      <OutcomePage state={state} title="" placeTaken={false} awaited="no" />
    </TextsContext>,
  ).replaceAll(/[\u00a0\u2060]/g, ' ');

it.each([
  [
    'pl',
    'Nie dostaliśmy płatności w terminie',
    'Minął czas, w którym można było wziąć to miejsce.',
    /płatnoś|umow|rezerwacj/i,
  ],
  ['en', 'We did not receive the payment in time', 'The time to take this place is over.', /payment|contract|booking/i],
] as const)(
  'a place that was offered and not taken in time speaks of no order that lapsed (%s)',
  witnesses('C122'),
  (locale, unpaid, over, order) => {
    const offer = print(locale, expired);
    expect(offer).toContain(over);
    expect(offer).not.toMatch(order);
    expect(print(locale, { ...expired, amount: 34_900 })).toContain(unpaid);
  },
);
