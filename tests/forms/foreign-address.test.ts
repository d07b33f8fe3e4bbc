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
const check = (address: { readonly postalCode: string; readonly country?: string; readonly nip?: string }) =>
  checkRegistration({ course, answers: { ...answers, ...address }, bookedAt: Date.UTC(2026, 10, 21) });

test.each([
  ['10115', 'Germany'],
  ['SW1A 1AA', 'United Kingdom'],
  ['1012 AB', 'Niderlandy'],
  ['12345-6789', 'USA'],
  ['K1A 0B1', ' Kanada '],
])('keeps the code %s of %s as typed', covers('C220', 'rule:postal-code-field'), (postalCode, country) => {
  expect(check({ postalCode, country })).toMatchObject({ problems: {}, body: { postalCode, country: country.trim() } });
});

test.each([[undefined], [''], ['Polska'], ['poland '], ['PL']])(
  'with the country “%s” treats the code as Polish',
  covers('C220', 'rule:postal-code-field'),
  (country) => {
    const place = country === undefined ? {} : { country };
    expect(check({ postalCode: '50123', ...place }).body).toMatchObject({ postalCode: '50-123' });
    expect(check({ postalCode: 'SW1A 1AA', ...place }).problems).toEqual({ postalCode: 'form/postalCodeError' });
  },
);

test.each([
  ['DE136695976', 'Niemcy', 'DE136695976'],
  ['CZ25123891', 'Czechy', 'CZ25123891'],
  ['ATU13585627', 'Austria', 'ATU13585627'],
  ['3204512345', 'Ukraina', '3204512345'],
  ['CHE-123.456.789 MWST', 'Szwajcaria', 'CHE-123.456.789 MWST'],
  ['DE 136695976', undefined, 'DE 136695976'],
  ['NIP 526-025-02-74', undefined, '5260250274'],
  ['PL5260250274', 'Niemcy', '5260250274'],
])('keeps the tax number %s with the country %s', covers('C220', 'rule:nip-field'), (nip, country, kept) => {
  expect(check({ postalCode: '50-123', nip, ...(country === undefined ? {} : { country }) })).toMatchObject({
    problems: {},
    body: { nip: kept },
  });
});

test.each([
  ['5260250275', undefined, 'form/nipError'],
  ['3204512345', 'Polska', 'form/nipError'],
  ['3204512345', 'Rzeczpospolita Polska', 'form/nipError'],
  ['PL5260250275', 'Niemcy', 'form/taxNumberError'],
  ['brak', 'Niemcy', 'form/taxNumberError'],
  ['DEutsche Firma', undefined, 'form/taxNumberError'],
])('refuses the tax number %s with the country %s', covers('C220', 'rule:nip-field'), (nip, country, problem) => {
  expect(check({ postalCode: '50-123', nip, ...(country === undefined ? {} : { country }) }).problems).toEqual({
    nip: problem,
  });
});
