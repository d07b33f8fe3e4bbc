import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';
import { OutcomePage } from '#site/features/booking/outcome/outcome-page.tsx';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
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
  payment: { online: false, transfer: null, received: 0, missing: 0, refund: null },
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

const print = (locale: Locale, state: RegistrationState, placeTaken = false): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextsContext value={{ locale, messages: createMessageFunctions(locale, sampleDictionaries(locale)) }}>
        <OutcomePage state={state} title="" placeTaken={placeTaken} awaited="no" />
      </TextsContext>
    </MemoryRouter>,
  ).replaceAll(/[\u00a0\u2060]/g, ' ');

it.each([
  ['pl', 'Nie dostaliśmy w terminie całej zapłaty', 'Nie czekamy już na Twoje zamówienie.', /płatnoś|umow|rezerwacj/i],
  [
    'en',
    'We did not receive the full payment in time',
    'We are no longer waiting for your order.',
    /payment|contract|booking/i,
  ],
] as const)(
  'an offered seat that was not taken in time mentions no lapsed order (%s)',
  covers('C122'),
  (locale, unpaid, over, order) => {
    const offer = print(locale, expired);
    expect(offer).toContain(over);
    expect(offer).not.toMatch(order);
    expect(print(locale, { ...expired, amount: 34_900, withdrawalUntil: '2026-12-01' })).toContain(unpaid);
  },
);

it.each([
  ['pl', 'zabrakło wolnych miejsc dla Ciebie i nastolatka', 'ostatnie miejsce'],
  ['en', 'enough free places for you and the teenager', 'last free place'],
] as const)('an order for two that found one seat does not say that the last one is gone (%s)', (locale, few, last) => {
  const entry = { ...expired, state: 'sent', place: 'reserve', position: 1 } as const;
  const pair = print(locale, { ...entry, people: ['Ola N.', 'Anna N.'] }, true);
  expect(pair).toContain(few);
  expect(pair).not.toContain(last);
  expect(print(locale, { ...entry, people: ['Jan K.'] }, true)).toContain(last);
});

const transfer = { account: '61 1090 1014 0000 0712 1981 2874', holder: 'X', title: 'K7MP-2QXA' };

it.each([
  ['online, pl', 'pl', { online: true, transfer: null }, 'Dotąd wpłynęło 1000 zł', 'Zapłać 690 zł'],
  ['online, en', 'en', { online: true, transfer: null }, 'We have received PLN 1000 so far', 'Pay PLN 690'],
  ['by transfer, pl', 'pl', { online: false, transfer }, 'Dotąd wpłynęło 1000 zł', '>690 zł<'],
  ['by transfer, en', 'en', { online: false, transfer }, 'We have received PLN 1000 so far', '>PLN 690<'],
] as const)('asks for the missing amount only (%s)', covers('C181'), (_, locale, way, received, asked) => {
  const payment = { ...way, received: 100_000, missing: 69_000, refund: null };
  const page = print(locale, { ...expired, state: 'pay', amount: 169_000, payment });
  expect(page).toContain(received);
  expect(page).toContain(asked);
});

it.each([
  ['pl', 'Do zwrotu: 1000 zł. Zwrot zleca biuro.'],
  ['en', 'To be refunded: PLN 1000. The office will order the refund.'],
] as const)(
  'refunds the part of the price that was paid for a lapsed booking (%s)',
  covers('C180'),
  (locale, refund) => {
    const payment = { ...expired.payment, refund: { state: 'due', amount: 100_000, reason: 'expired' } } as const;
    expect(print(locale, { ...expired, amount: 169_000, payment })).toContain(refund);
  },
);
