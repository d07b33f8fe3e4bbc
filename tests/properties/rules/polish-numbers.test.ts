import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { isNipChecksumValid } from '#domain/identifiers/nip.ts';
import { isPeselChecksumValid, peselBirthDate } from '#domain/identifiers/pesel.ts';
import { isForeignPhone, normalisePhone, normalisePostalCode } from '#domain/texts/text-normalisation.ts';
import { nipField as nipOracle, peselField as peselOracle } from '../../oracles/forms.ts';

const seed = 20_261_121;
const digitString = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((digits) => digits.join(''));

/** Ten digits with the eleventh that makes the sum right. */
const withControlDigit = (ten: string): string =>
  [...'0123456789'].map((digit) => ten + digit).find((number) => isPeselChecksumValid(number)) ?? ten;

const isValid = (digits: string): boolean => isPeselChecksumValid(digits) && peselBirthDate(digits) !== null;

const birthNumber = fc
  .tuple(fc.date({ min: new Date('1800-01-01'), max: new Date('2299-12-31'), noInvalidDate: true }), digitString(4))
  .map(([date, serial]) => {
    const year = date.getUTCFullYear();
    const added = { 18: 80, 19: 0, 20: 20, 21: 40, 22: 60 }[Math.floor(year / 100)] ?? 0;
    const two = (part: number) => String(part).padStart(2, '0');
    const digits = `${two(year % 100)}${two(date.getUTCMonth() + 1 + added)}${two(date.getUTCDate())}${serial}`;
    return { number: withControlDigit(digits), day: date.toISOString().slice(0, 10) };
  });

describe('a PESEL', () => {
  it('encodes the day of birth of all five centuries', () => {
    fc.assert(
      fc.property(birthNumber, ({ number, day }) => {
        expect(formatCivilDate(peselBirthDate(number) ?? Number.NaN)).toBe(day);
        expect(peselOracle({ value: number })).toBe('ok');
      }),
      { seed, numRuns: 2000 },
    );
    for (const [number, day] of [
      ['44051401359', '1944-05-14'],
      ['02070803628', '1902-07-08'],
      ['00810100019', '1800-01-01'],
      ['99723100018', '2299-12-31'],
      ['00410100017', '2100-01-01'],
      ['04222900014', '2004-02-29'],
    ] as const)
      expect([isValid(number), formatCivilDate(peselBirthDate(number) ?? Number.NaN)]).toEqual([true, day]);
  });

  it('with a non-existent day or a wrong checksum is refused', () => {
    expect([isPeselChecksumValid('04223000010'), peselBirthDate('04223000010')]).toEqual([true, null]);
    expect([isPeselChecksumValid('00000000000'), peselBirthDate('00000000000')]).toEqual([true, null]);
    expect(isPeselChecksumValid('12345678901')).toBe(false);
    for (const text of ['', '4405140135', '440514013590', '4405140135a', '٤٤٠٥١٤٠١٣٥٩', ' 44051401359'])
      expect([isPeselChecksumValid(text), peselBirthDate(text)], text).toEqual([false, null]);
  });

  it('with one wrong digit is always refused, at every position of 1,000 numbers', () => {
    const numbers = fc.sample(birthNumber, { seed, numRuns: 1000 }).map(({ number }) => number);
    const accepted = numbers.flatMap((number) =>
      [...number].flatMap((digit, index) =>
        [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => number.slice(0, index) + other + number.slice(index + 1))
          .filter(isPeselChecksumValid),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it('misses a swap of neighbours only when they differ by five', () => {
    for (const { number } of fc.sample(birthNumber, { seed, numRuns: 1000 }))
      for (let index = 0; index < 9; index += 1) {
        const [left, right] = [Number(number[index]), Number(number[index + 1])];
        const swapped = number.slice(0, index) + String(right) + String(left) + number.slice(index + 2);
        const isUnnoticed = left !== right && Math.abs(left - right) === 5;
        if (left !== right) expect(isPeselChecksumValid(swapped), `${number}, ${swapped}`).toBe(isUnnoticed);
      }
  });

  it('occurs among random eleven-digit texts with a probability of 1.83 %', () => {
    const texts = fc.sample(fc.noBias(digitString(11)), { seed, numRuns: 200_000 });
    const share = texts.filter(isValid).length / texts.length;
    expect(Math.abs(share * 100 - 1.83)).toBeLessThan(0.1);
    for (const value of texts.slice(0, 20_000)) expect(isValid(value)).toBe(peselOracle({ value }) === 'ok');
  });
});

describe('a NIP', () => {
  it('is valid exactly when the oracle says so, for random and nearly valid numbers', () => {
    for (const value of fc.sample(digitString(10), { seed, numRuns: 50_000 }))
      expect(isNipChecksumValid(value), value).toBe(nipOracle({ value }) === 'ok');
    expect(isNipChecksumValid('5260250274')).toBe(true);
    expect(isNipChecksumValid('0000000000')).toBe(false);
  });

  it('never exists for a remainder of ten', () => {
    const hopeless = fc.sample(digitString(9), { seed, numRuns: 3000 }).filter((nine) => {
      const sum = [6, 5, 7, 2, 3, 4, 5, 6, 7].reduce((total, weight, index) => total + weight * Number(nine[index]), 0);
      return sum % 11 === 10;
    });
    expect(hopeless.length).toBeGreaterThan(100);
    expect(hopeless.filter((nine) => [...'0123456789'].some((digit) => isNipChecksumValid(nine + digit)))).toEqual([]);
  });
});

describe('a phone number', () => {
  it('is the same in every spelling of its nine digits', () => {
    const spellings = [
      '600700800',
      '600 700 800',
      '600-700-800',
      '600\u00a0700\u00a0800',
      '600.700.800',
      '600/700/800',
      '６００７００８００',
      '+48 600 700 800',
      '0048 600700800',
      '48600700800',
      '(+48) 600-700-800',
      '+48\u2011600\u2013700\u2014800',
      'tel. 600 700 800',
      'Tel: 600 700 800',
      '\u200b600700800\ufeff',
    ];
    expect(spellings.map((spelling) => [spelling, normalisePhone(spelling)])).toEqual(
      spellings.map((spelling) => [spelling, '600700800']),
    );
    expect(normalisePhone('(22) 123 45 67')).toBe('221234567');
  });

  it('keeps characters that are no separators, so that a rule can refuse them', () => {
    expect(normalisePhone('600700800 w.12')).toBe('600700800w12');
    expect(normalisePhone('٦٠٠')).toBe('٦٠٠');
    expect(normalisePhone('600+700800')).toBe('600+700800');
    expect(normalisePhone('112')).toBe('112');
  });

  it('of another country loses only its prefix sign', () => {
    expect(['+49 170 1234567', '0049 170 1234567'].map(normalisePhone)).toEqual(['491701234567', '491701234567']);
    expect(
      ['+49 170 1234567', '0049 170 1234567', '+48 600700800', '600700800', '000000000'].map(isForeignPhone),
    ).toEqual([true, true, false, false, false]);
  });

  it('is unchanged by a second normalisation', () => {
    fc.assert(
      fc.property(digitString(9), (digits) => {
        fc.pre(!digits.startsWith('00'));
        expect(normalisePhone(digits)).toBe(digits);
        expect(normalisePhone(`+48 ${digits}`)).toBe(digits.replace(/^0(?=[1-9])/, ''));
      }),
      { seed },
    );
  });
});

describe('a postal code', () => {
  it('is stored as NN-NNN however it is typed', () => {
    expect(['50-123', '50123', '50 123', ' 50–123 ', '５０-１２３'].map(normalisePostalCode)).toEqual(
      Array(5).fill('50-123'),
    );
    for (const text of ['5-0123', '501234', '50--123', '5012', 'AB-CDE', '', '٥٠-١٢٣'])
      expect(normalisePostalCode(text), text).toBeNull();
  });
});
