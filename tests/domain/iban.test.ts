import { expect, test } from 'vitest';
import { formatIban, isIbanValid, normaliseIban } from '#domain/identifiers/iban.ts';

/** Numbers of examples that banks print, and of nobody. */
const polish = 'PL61109010140000071219812874';
const foreign = ['DE89370400440532013000', 'GB29NWBK60161331926819', 'FR1420041010050500013M02606'];

test('accepts an account number in any spelling, and formats it as banks do', () => {
  for (const typed of ['61 1090 1014 0000 0712 1981 2874', 'pl61-1090-1014-0000-0712-1981-2874', polish])
    expect(normaliseIban(typed)).toBe(polish);
  expect(formatIban(polish)).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});

test('detects every wrong digit and every swap of two', () => {
  for (const iban of [polish, ...foreign]) expect(isIbanValid(iban), iban).toBe(true);
  const digits = polish.slice(2);
  for (let at = 0; at < digits.length; at += 1) {
    for (const digit of '0123456789'.replace(digits[at] ?? '', ''))
      expect(isIbanValid(`PL${digits.slice(0, at)}${digit}${digits.slice(at + 1)}`)).toBe(false);
    const [one = '', two = ''] = digits.slice(at, at + 2);
    const swapped = `PL${digits.slice(0, at)}${two}${one}${digits.slice(at + 2)}`;
    if (one !== two && two !== '') expect(isIbanValid(swapped)).toBe(false);
  }
});

test.each(['', 'PL', '6110901014000007121981287', `${polish}0`, 'PL00', 'xx', '61109010140000071219812874'])(
  'refuses “%s”',
  (text) => expect(isIbanValid(text)).toBe(false),
);
