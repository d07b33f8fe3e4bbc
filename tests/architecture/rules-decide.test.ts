import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { model } from '#model/index.ts';
import { decisionsByHand, guardedNames } from './decision-scan.ts';

const root = resolve(import.meta.dirname, '../..');
const guarded = guardedNames(model.rules);

describe('every rule decides', () => {
  const textsIn = (folder: string): readonly string[] =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const [product, generator] = [textsIn('src'), textsIn('generator')];

  it.each(model.rules)(
    '$id, where code calls its function or asks its table, or it says why none does',
    ({ id, unused }) => {
      const isCalled = product.some((text) => text.includes(`#generated/rules/${id}.ts'`));
      const isAsked = generator.some((text) => new RegExp(`\\bdecide\\(\\s*'${id}'`).test(text));
      expect(isCalled || isAsked).toBe(unused === undefined);
    },
  );
});

describe('no rule is decided in a component', () => {
  const remedy =
    'Code compares what an input or a fact of a rule is called. Ask the rule; if another thing is meant, give the input of a new rule a more exact name.';
  const allowed = new Set([
    // An input of the rule of the registration outcome: whether anything is due.
    'backend/registration/reserve-place.ts: price > 0',
    // An input of the rule of the discount: whether a guardian comes along; and whether the server is asked for a price.
    'forms/registration/price-question.ts: persons > 1',
    // The bill names the persons where there are two; what they pay, the rules have decided.
    'site/features/booking/order-price.tsx: price.persons > 1',
    // Which form a type without booking has; no rule is about that.
    "site/lib/calendar/term-path.ts: course?.audience !== 'company'",
    // A trace of a program beside another, none of a visitor’s business (C103).
    'backend/contact/automated-sender.ts: filledInMs < parameters.shortestFilling',
    // An answer of the calendar that cannot be is none.
    'site/lib/calendar/price.ts: price < 0',
    // What has come is shown where something has; what is still due, the rule has decided.
    'site/features/booking/outcome/payment.tsx: received > 0',
    // Which mail goes out for money that the rule has decided to give back: the one that names the other place of the address.
    "backend/payment/receive-money.ts: order === 'taken'",
    // A limit of the service, which the register names (C199); no rule is about that.
    'backend/payment/p24/p24-provider.ts: email.length <= parameters.p24EmailLength',
    // How long files of former builds stay beside the new ones (C206); none of a visitor’s business.
    'site/build/output/keep-former-files.ts: today - since > parameters.formerFilesDays',
    // A line of the bill stands where there is an amount to show; whether there is one, the rule has decided.
    'site/features/booking/order-price.tsx: price.discount > 0',
    'backend/no-script/summary-page.ts: price.discount > 0',
  ]);

  it('nor anywhere else in src/', () => {
    const folder = join(root, 'src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((file) => decisionsByHand(file, readFileSync(join(folder, file), 'utf8'), guarded));
    expect(
      found.filter((one) => !allowed.has(one)),
      remedy,
    ).toEqual([]);
    expect([...allowed].filter((one) => !found.includes(one))).toEqual([]);
  });

  it.each([
    ['a quantity on the right', 'if (0 >= freePlaces) warn();', '0 >= freePlaces'],
    ['a member among others', 'const isAdult = age >= adultFrom || person.age > 17;', 'person.age > 17'],
    ['a word of a rule', "const off = course.offer === 'companyKpp' ? group : 0;", "course.offer === 'companyKpp'"],
  ])('the scan sees %s', (_, text, found) => {
    expect(decisionsByHand('a.ts', text, guarded)).toEqual([`a.ts: ${found}`]);
  });

  it.each([
    ['an unknown value', 'if (freePlaces === null) return null;'],
    ['a common name', 'if (rows.length > 10 || answer.status === 200) cut();'],
    ['an answer of a rule', "if (badge.value === 'reserveList') show();"],
  ])('and leaves %s alone', (_, text) => {
    expect(decisionsByHand('a.ts', text, guarded)).toEqual([]);
  });
});
