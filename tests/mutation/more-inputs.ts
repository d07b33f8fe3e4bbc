import type { Values } from '#generator/rules/meaning/interpret.ts';
import { wordsOf } from '#generator/rules/meaning/region.ts';
import { decisionTable } from '../rules/emitted-rules.ts';

const day = (text: string): number => Date.parse(`${text}T00:00Z`) / 86_400_000;
const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Four years with a leap day between them: every kind of end of a month occurs. */
const days = range(day('2027-01-01'), day('2029-04-01'));
const around = (middle: number): readonly number[] => range(middle - 3, middle + 4);

const birthdays = (years: number): readonly { birthDay: number; startDay: number }[] =>
  days.flatMap((startDay) => around(startDay - Math.round(years * 365.25)).map((birthDay) => ({ birthDay, startDay })));

/** Every value of every input of a rule whose inputs are words and yes or no alone. */
const everyCase = (id: string): readonly Values[] =>
  Object.entries(decisionTable(id).inputs).reduce<readonly Values[]>(
    (cases, [name, domain]) =>
      cases.flatMap((one) => (wordsOf(domain) ?? []).map((word) => ({ ...one, [name]: word }))),
    [{}],
  );

const typed = (...values: readonly string[]): readonly Values[] => values.map((value) => ({ value }));

const inputs: Readonly<Record<string, () => readonly Values[]>> = {
  'recertification-window': () =>
    days.flatMap((examDay) =>
      [...around(examDay), ...around(examDay + 91)].map((expiryDay) => ({ examDay, expiryDay })),
    ),
  'adult-at-start': () => birthdays(18),
  'age-at-start': () =>
    [
      ...birthdays(14).map((person) => ({ majority: 'minor', ...person })),
      ...birthdays(18).map((person) => ({ majority: 'adult', ...person })),
    ].flatMap((person) => [true, false].map((teenagersAdmitted) => ({ ...person, teenagersAdmitted }))),
  'certificate-expiry': () => days.map((issueDay) => ({ issueDay })),
  'pesel-field': () => typed('44051401358', '44051401359', '44053201359', '44053201358', '02070803628', '02070803629'),
  'phone-hint': () =>
    typed('012345678', '01234567', '0123456789', '+0123', '+012345678', '+123456789', '+1234567890', '+12345678'),
  'field-requirement': () => everyCase('field-requirement'),
};

/** Inputs beyond the boundary cases, for rules with more ends than cells: ends of months, a wrong sum on a day that exists. */
export const moreInputs = (rule: string): readonly Values[] => inputs[rule]?.() ?? [];

/** Inputs outside a rule's domain that must be refused, beside values that are none at all: prices below zero. */
const outside: Readonly<Record<string, readonly Values[]>> = {
  'display-price': [
    { standardPrice: -1, currentPrice: null, lowestPrice: null },
    { standardPrice: null, currentPrice: -1, lowestPrice: null },
    { standardPrice: -1, currentPrice: -1, lowestPrice: null },
    { standardPrice: 100, currentPrice: -1, lowestPrice: null },
    { standardPrice: 100, currentPrice: -1, lowestPrice: 50 },
    { standardPrice: 100, currentPrice: 50, lowestPrice: -1 },
  ],
};

export const inputsOutside = (rule: string): readonly Values[] => outside[rule] ?? [];
