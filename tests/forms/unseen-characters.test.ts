import { expect, test } from 'vitest';
import { isValidEmail } from '#domain/texts/email-address.ts';
import { cleanTypedText } from '#domain/texts/plain-text.ts';
import { checkAccountDeletion } from '#forms/account-deletion.ts';
import { checkContact } from '#forms/contact.ts';
import { checkRegistration } from '#forms/registration/check-registration.ts';
import { checkWithdrawal } from '#forms/withdrawal.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { unseen } from '../unseen-characters.ts';

const contact = {
  name: 'Zoë Łęcka',
  phone: '600700800',
  email: 'zoe@example.pl',
  content: 'Dzień dobry',
  agreement: true,
};
const withdrawal = { name: 'Zoë Łęcka', reference: 'x'.repeat(32), email: 'zoe@example.pl', confirmation: true };
const deletion = { email: 'zoe@example.pl' };
const registration = {
  course: 1,
  lang: 'pl',
  amount: 34_900,
  firstName: 'Zoë',
  lastName: 'Łęcka',
  birthDate: '1990-01-31',
  birthCity: 'Łódź',
  street: 'Prosta 1',
  postalCode: '50-123',
  city: 'Łódź',
  email: 'zoe@example.pl',
  phone: '600700800',
  comments: 'Bez glutenu',
  voluntaryParticipation: true,
  termsAcceptance: true,
};
const course = {
  offer: 'other',
  stateCertificate: true,
  needsPesel: false,
  renewsCertificate: false,
  minimumAge: 14,
  secondPersonOffer: false,
  unpricedReserveList: true,
  startDay: 20_800,
  price: 34_900,
  freePlaces: 3,
} as const;

type Filled = Readonly<Record<string, unknown>>;
const checks: Readonly<
  Record<string, { readonly filled: Filled; readonly check: (body: Filled) => { problems: Filled; body: unknown } }>
> = {
  contact: { filled: contact, check: checkContact },
  withdrawal: { filled: withdrawal, check: checkWithdrawal },
  'account-deletion': { filled: deletion, check: checkAccountDeletion },
  registration: {
    filled: registration,
    check: (answers) => checkRegistration({ course, answers, bookedAt: Date.UTC(2026, 10, 21) }),
  },
};

const fields = model.forms.flatMap(({ id, fields: all }) =>
  all
    .filter((field) => typeof checks[id]?.filled[field.id] === 'string')
    .map((field) => ({
      form: id,
      field: field.id,
      long: field.input === 'textarea',
      optional: field.required !== 'always' && field.id === 'comments',
    })),
);
const cases = fields.flatMap((field) => Object.entries(unseen).map(([name, sign]) => ({ ...field, name, sign })));

const formOf = (id: string) => {
  const found = checks[id];
  if (found === undefined) throw new Error(`no form ${id}`);
  return found;
};

test('the table has every text field that the forms ask for', () => {
  expect(fields.length).toBeGreaterThan(14);
  for (const [name, { filled, check }] of Object.entries(checks))
    expect([name, check(filled).problems]).toEqual([name, {}]);
});

test.each(cases)(
  '$name in “$field” of $form is removed, and alone counts as empty',
  ({ form, field, sign, optional }) => {
    const { filled, check } = formOf(form);
    const value = String(filled[field]);
    const clean = check(filled).body;
    for (const typed of [sign + value, value + sign, `${value[0]}${sign}${value.slice(1)}`])
      expect(check({ ...filled, [field]: typed })).toEqual({ problems: {}, body: clean });
    const { problems } = check({ ...filled, [field]: `${sign} ${sign}` });
    expect(Object.keys(problems)).toEqual(optional || (form === 'contact' && field === 'content') ? [] : [field]);
  },
);

test.each(fields)(
  'a line break and a tab in “$field” of $form become a space, except in a long text',
  covers('C43'),
  ({ form, field, long }) => {
    const { filled, check } = formOf(form);
    const value = String(filled[field]);
    for (const odd of ['\n', '\r\n', '\u0085', '\u2028', '\t']) {
      const checked = check({ ...filled, [field]: `${value}${odd}${value}` });
      if (long) expect(checked.body).toMatchObject({ [field]: `${value}${odd === '\t' ? odd : '\n'}${value}` });
      else expect(checked).toEqual(check({ ...filled, [field]: `${value} ${value}` }));
    }
  },
);

test.each([
  ['a letter in two parts', 'Zoe\u0308', 'Zo\u00eb'],
  ['a space that does not break', 'Anna\u00a0Maria', 'Anna Maria'],
  ['a space of another width', 'Anna\u2009Maria\u3000', 'Anna Maria'],
  ['a line end of Unicode', 'raz\u2028dwa', 'raz\ndwa'],
  ['a line end of Windows', 'raz\r\ndwa', 'raz\ndwa'],
  ['an emoji of several', '👩\u200d🚒', '👩\u200d🚒'],
  ['an emoji of several with a colour of skin', '👩🏽\u200d🚒', '👩🏽\u200d🚒'],
  ['an emoji of a sign', 'Dziękuję \u2764\ufe0f', 'Dziękuję \u2764\ufe0f'],
  ['an emoji of a digit', '1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['a letter in two parts with a joiner between', 'Zoe\u034f\u0308', 'Zo\u00eb'],
  ['nothing but what nobody sees', '\u200b\u200e\ufeff', ''],
])('%s is read as intended', (_, typed, meant) => expect(cleanTypedText(typed)).toBe(meant));

test.each([
  ['zazolc@żółw.pl', true],
  ['anna@żółw.pl', true],
  ['user@例子.中国', true],
  ['juergen@bücher.de', true],
  ['dokimi@παράδειγμα.ελ', true],
  ['anna@xn--w-uga1v8h.pl', true],
  ['an\u2009na@example.pl', false],
  ['\u200banna@example.pl', false],
  ['anna\ufe0f@example.pl', false],
  ['anna@exa\u{e0100}mple.pl', false],
  ['\u3164@example.pl', false],
  ['anna@-żółw.pl', false],
  ['anna@żółw', false],
])('the address %s is valid: %s', (address, valid) => expect(isValidEmail(address)).toBe(valid));

test.each([
  'anna@example.pl,jan@example.pl',
  'anna@example.pl(<jan@example.pl>',
  'anna@example.pl; jan@example.pl',
  'Anna <anna@example.pl>',
  '<anna@example.pl>',
  '"anna"@example.pl',
  'mailto:anna@example.pl',
  'anna@[192.0.2.1]',
  'anna\\@example.pl',
  'anna@example.pl@example.pl',
  '@anna@example.pl',
])('every form refuses %s and asks for one address', covers('5.2', '5.11', 'C260'), (email) => {
  for (const { filled, check } of Object.values(checks))
    expect(check({ ...filled, ...('email' in filled && { email }) }).problems).toEqual({ email: 'form/emailSeveral' });
});
