import { expect, test } from 'vitest';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { covers } from '../covers.ts';

const answers = {
  course: 1,
  lang: 'en',
  amount: 34_900,
  firstName: 'Zoë',
  lastName: 'Łęcka',
  birthDate: '1990-01-31',
  street: 'Prosta 1',
  city: 'Berlin',
  email: 'zoe@example.pl',
  phone: '600700800',
  voluntaryParticipation: true,
  termsAcceptance: true,
};
const course = {
  offer: 'other',
  stateCertificate: false,
  needsPesel: false,
  renewsCertificate: false,
  minimumAge: 14,
  secondPersonOffer: false,
  unpricedReserveList: true,
  startDay: 20_800,
  price: 34_900,
  freePlaces: 3,
} as const;
const check = (address: { readonly postalCode: string; readonly country?: string }) =>
  checkRegistration({ course, answers: { ...answers, ...address }, bookedAt: Date.UTC(2026, 10, 21) });

test.each([
  ['10115', 'Germany'],
  ['SW1A 1AA', 'United Kingdom'],
  ['1012 AB', 'Niderlandy'],
  ['12345-6789', 'USA'],
  ['K1A 0B1', ' Kanada '],
])('the code %s of %s is kept as it was typed', covers('C220'), (postalCode, country) => {
  expect(check({ postalCode, country })).toMatchObject({ problems: {}, body: { postalCode, country: country.trim() } });
});

test.each([[undefined], [''], ['Polska'], ['poland '], ['PL']])(
  'with the country “%s” the code is a Polish one',
  covers('C220'),
  (country) => {
    const place = country === undefined ? {} : { country };
    expect(check({ postalCode: '50123', ...place }).body).toMatchObject({ postalCode: '50-123' });
    expect(check({ postalCode: 'SW1A 1AA', ...place }).problems).toEqual({ postalCode: 'form/postalCodeError' });
  },
);
