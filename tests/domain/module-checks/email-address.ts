import { contactEmailField as looseOracle, registrationEmailField as validOracle } from '../../oracles/forms.ts';
import { same } from './same.ts';

type EmailModule = typeof import('#domain/texts/email-address.ts');

const long = (length: number): string => 'a'.repeat(length);
const label63 = long(63);

const locals = [
  'a',
  'A',
  'Z',
  'z',
  '0',
  '9',
  'ewa.nowak',
  '.a',
  'a.',
  'a..b',
  'a b',
  ' ',
  '',
  'ł',
  '-',
  "!#$%&'*+/=?^_`{|}~-",
  'a"b',
  'a,b',
  '(a)',
  'a@b',
  '.',
  long(64),
  long(65),
  'ł'.repeat(32),
  `a${'ł'.repeat(32)}`,
  `${long(63)}.`,
  `${long(62)}.a`,
];
const hosts = [
  'wp.pl',
  'WP.PL',
  'a.b.pl',
  'a-b.pl',
  '-a.pl',
  'a-.pl',
  'a..pl',
  '.pl',
  'pl',
  'wp.',
  'wp.p',
  'wp.pl1',
  'wp.1pl',
  'wp.p1',
  'wp.p-l',
  'wp.p-',
  'wp.-p',
  'wp.pll',
  '0.pl',
  '9a.pl',
  'a.zz',
  'a.ZZ',
  'a b.pl',
  'wp.p l',
  'łódź.pl',
  'a_b.pl',
  'wp,pl',
  '',
  `${label63}.pl`,
  `a${label63}.pl`,
  `${long(61)}-a.pl`,
  `a.${label63}`,
  `a.${label63}a`,
];
const wideHost = `${'ł'.repeat(60)}.${'ł'.repeat(59)}`;
const addresses = [
  ...locals.flatMap((local) => hosts.map((host) => `${local}@${host}`)),
  'wp.pl',
  '@',
  'a@',
  '@a',
  '@a@b',
  `@${long(63)}@b`,
  `@${long(64)}@b`,
  'a@b',
  'a@@b',
  ' a@b.pl',
  'a@b.pl ',
  'a@b.pl\n',
  '\na@b.pl',
  'a@b.pl x',
  'x a@b.pl',
  ...[11, 12, 13, 14].map((length) => `a@${wideHost}.${long(length)}`),
  ...[252, 253, 254, 255].map(
    (length) => `${long(60)}@${`${label63}.${label63}.${label63}.`.slice(0, 190)}.${long(length - 60 - 1 - 190 - 1)}`,
  ),
];

const checkAddresses = (module: EmailModule): void => {
  for (const text of addresses) {
    const isBare = text === text.trim();
    if (isBare) same(module.isLooseEmail(text), looseOracle({ value: text }) === 'ok', text);
    same(module.isValidEmail(text), isBare && validOracle({ value: text }) === 'ok', text);
  }
  same(['a b@c', 'a@b c', ' a@b', 'a@b '].map(module.isLooseEmail), [false, false, false, false], 'spaces');
};

const usual = ['gmail.com', 'wp.pl', 'o2.pl', 'onet.pl', 'interia.pl', 'op.pl', 'outlook.com', 'icloud.com'];
const others = ['vp.pl', 'tp.pl', 'mail.com', 'ymail.com', 'email.com'];
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789.-'];

/** Every text that one slip makes of a host, written out. */
const oneSlips = new Set(
  usual.flatMap((host) =>
    [...host, ''].flatMap((_, at) => {
      const [before, after] = [host.slice(0, at), host.slice(at)];
      return [
        before + after.slice(1),
        before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
        ...letters.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
      ];
    }),
  ),
);

/** Whether one slip turns the host into a usual one, and it is none of the real ones itself; the names need no correction. */
const isSlip = (text: string): boolean => {
  const [, name = '', host = ''] = /^(.*)@(.*)$/s.exec(text) ?? [];
  const written = host.toLowerCase();
  return name !== '' && ![...usual, ...others].includes(written) && oneSlips.has(written);
};

/** Slips at every place of a host: a letter missing, added, changed, or two swapped; and two slips. */
const slipsOf = (host: string): readonly string[] =>
  [...host, ''].flatMap((_, at) => {
    const [before, after] = [host.slice(0, at), host.slice(at)];
    const swapped = before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
    return [
      before + after.slice(1),
      `${before}x${after}`,
      `${before}x${after.slice(1)}`,
      swapped,
      `${swapped}x`,
      `x${before}${after.slice(1)}`,
      `x${swapped}`,
      before + after.slice(2),
      `${before}xx${after}`,
      `${before}xx${after.slice(2)}`,
    ];
  });

const checkHints = (module: EmailModule): void => {
  const written = ['', 'a', 'com', 'example.org', 'gmail', ...others, ...usual, ...usual.flatMap(slipsOf)];
  for (const host of written)
    for (const text of [`ewa@${host}`, `ewa@${host.toUpperCase()}`, `@${host}`, `a@b@${host}`, host])
      same(module.suggestEmailCorrection(text) !== null, isSlip(text), text);
  same(
    ['ewa@gmial.com', 'Ewa.N@WP.PLL', 'a@b@onet.p', 'e@iclod.com'].map(module.suggestEmailCorrection),
    ['ewa@gmail.com', 'Ewa.N@wp.pl', 'a@b@onet.pl', 'e@icloud.com'],
    'suggestions',
  );
};

const localParts: readonly (readonly [typed: string, meant: string | null, isForeign: boolean])[] = [
  ['łukasz.nowak@gmail.com', 'lukasz.nowak@gmail.com', true],
  ['Łukasz.Żak@gmial.com', 'lukasz.zak@gmail.com', true],
  ['zażółć@firma.pl', 'zazolc@firma.pl', true],
  ['m\u00fcller@example.de', 'muller@example.de', true],
  ['mu\u0308ller@example.de', 'muller@example.de', true],
  ['weiß@example.de', 'weiss@example.de', true],
  ['ａnna@wp.pl', 'anna@wp.pl', true],
  ['олена@example.ua', null, true],
  ['jan😀@wp.pl', null, true],
  ['jan.@wp.pl', 'jan@wp.pl', false],
  ['.jan@wp.pl', 'jan@wp.pl', false],
  ['jan..nowak@wp.pl', 'jan.nowak@wp.pl', false],
  ["o'neil+kurs@wp.pl", null, false],
];

const checkLetters = (module: EmailModule): void => {
  for (const [typed, meant, isForeign] of localParts) {
    const isPlain = meant === null && !isForeign;
    same([module.suggestEmailCorrection(typed), module.hasForeignLocalPart(typed)], [meant, isForeign], typed);
    same([module.isLooseEmail(typed), module.isValidEmail(typed)], [isPlain, isPlain], typed);
  }
  same(module.isValidEmail('biuro@łódź.pl'), true, 'a host in other letters');
  same(
    ['łan', 'łan@', '"ł"@wp.pl', 'ł@a@b'].map(module.hasForeignLocalPart),
    [false, true, false, false],
    'no address',
  );
};

const checkMasks = (module: EmailModule): void =>
  same(
    ['ewa@wp.pl', 'e@wp.pl', 'a@b@wp.pl', '@wp.pl', 'ewa', 'e', ''].map(module.maskEmail),
    ['e***@wp.pl', 'e***@wp.pl', 'a***@wp.pl', '***', '***', '***', '***'],
    'masked',
  );

/** Addresses and slips judged by the oracles of the fields. */
export const emailAddressCheck = (module: EmailModule): void => {
  checkAddresses(module);
  checkHints(module);
  checkLetters(module);
  checkMasks(module);
};
