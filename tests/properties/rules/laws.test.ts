import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addMonths, addYears } from '#domain/dates/civil-date.ts';
import { lowestPriceBeforeReduction } from '#domain/money/lowest-price.ts';
import { listedValuesOfDomain } from '#generator/rules/meaning/region.ts';
import { covers } from '../../covers.ts';
import { decisionTable, importRule, writeEmittedRules } from '../../rules/emitted-rules.ts';

const seed = 20_261_121;
const decided = z.object({ value: z.union([z.string(), z.number(), z.boolean(), z.null()]), row: z.string() });
type Rule = (inputs: Readonly<Record<string, unknown>>) => z.infer<typeof decided>;

let folder = '';
beforeAll(() => {
  folder = writeEmittedRules('laws');
});
const load = async (id: string): Promise<Rule> => {
  const rule = await importRule(folder, id);
  return (inputs) => decided.parse(rule(inputs));
};

const day = (text: string): number => Date.parse(`${text}T00:00Z`) / 86_400_000;
const someDay = fc.integer({ min: day('2020-01-01'), max: day('2035-12-31') });

describe('the badge', covers('rule:availability-badge'), () => {
  it('never gets redder when more places are free, and each class follows once, in the order of the table', async () => {
    const rule = await load('availability-badge');
    const badges = Array.from({ length: 60 }, (_, index) => rule({ freePlaces: index - 20 }).value);
    const classes = badges.filter((badge, index) => badge !== badges[index - 1]);
    const declared = listedValuesOfDomain(decisionTable('availability-badge').outputs) ?? [];
    expect(classes).toEqual([...declared.filter((badge) => badge !== 'none'), 'none']);
  });
});

describe('recertification', covers('rule:recertification-window'), () => {
  it(
    'accepts, for one exam day, an unbroken interval of expiry days that begins on the exam day',
    covers('5.15', '5.19', 'C18'),
    async () => {
      const rule = await load('recertification-window');
      for (let examDay = day('2027-01-01'); examDay < day('2029-01-01'); examDay += 1) {
        const accepted = Array.from({ length: 140 }, (_, index) => examDay - 20 + index).filter(
          (expiryDay) => rule({ examDay, expiryDay }).value === 'inWindow',
        );
        const [first = 0, last = 0] = [accepted[0], accepted.at(-1)];
        expect([first, last - first + 1]).toEqual([examDay, accepted.length]);
        expect(last).toBe(addMonths(examDay, 3));
      }
    },
  );

  it('differs from counting three months back from the expiry at the ends of months', covers('C261'), async () => {
    const rule = await load('recertification-window');
    let different = 0;
    for (let examDay = day('2024-01-01'); examDay < day('2028-01-01'); examDay += 1)
      for (let expiryDay = examDay + 85; expiryDay < examDay + 96; expiryDay += 1) {
        const counted = addMonths(expiryDay, -3) <= examDay ? 'inWindow' : 'tooEarly';
        if (rule({ examDay, expiryDay }).value !== counted) different += 1;
      }
    expect(different).toBe(19);
  });
});

describe('a certificate', covers('rule:certificate-expiry'), () => {
  const wholeYearsAfter = (start: number) => Array.from({ length: 20 }, (_, index) => addYears(start, index + 1));

  it('is valid for whole years, and one issued later never expires earlier', covers('5.18'), async () => {
    const rule = await load('certificate-expiry');
    fc.assert(
      fc.property(someDay, (issueDay) => {
        const { value } = rule({ issueDay });
        expect(wholeYearsAfter(issueDay)).toContain(value);
        expect(Number(rule({ issueDay: issueDay + 1 }).value) >= Number(value)).toBe(true);
      }),
      { seed },
    );
  });
});

describe('the withdrawal notice', covers('rule:withdrawal-notice'), () => {
  it('never appears because of an earlier booking', async () => {
    const rule = await load('withdrawal-notice');
    fc.assert(
      fc.property(
        someDay,
        fc.integer({ min: 0, max: 30 * 24 }),
        fc.integer({ min: 1, max: 30 * 24 }),
        (startDay, before, earlier) => {
          const hour = 3_600_000;
          const at = startDay * 24 * hour - before * hour;
          const [later, sooner] = [
            rule({ concludedAt: at, startDay }),
            rule({ concludedAt: at - earlier * hour, startDay }),
          ];
          if (later.value === 'none') expect(sooner.value).toBe('none');
        },
      ),
      { seed },
    );
  });
});

describe('prices', () => {
  const grosze = fc.integer({ min: 0, max: 500_000 });

  it(
    'are never below zero, never above the undiscounted price, and fall with the discount',
    covers('rule:amount-due'),
    async () => {
      const rule = await load('amount-due');
      fc.assert(
        fc.property(grosze, fc.integer({ min: 1, max: 30 }), grosze, (price, persons, discount) => {
          const due = Number(rule({ price, persons, discount }).value);
          expect(due >= 0 && due <= price * persons).toBe(true);
          expect(Number(rule({ price, persons, discount: discount + 1 }).value) <= due).toBe(true);
        }),
        { seed },
      );
    },
  );

  it('get no discount twice and none from an offer that has none', covers('rule:discount'), async () => {
    const rule = await load('discount');
    for (const offer of ['kpp', 'blsAed', 'other'])
      for (const secondPerson of [true, false])
        for (const guardianPair of [true, false]) {
          const { row } = rule({ offer, secondPerson, guardianPair });
          expect(row.split('+')).toHaveLength(1);
        }
  });

  it('are struck through only with a lowest price that can be shown', covers('rule:display-price'), async () => {
    const rule = await load('display-price');
    fc.assert(
      fc.property(fc.option(grosze), fc.option(grosze), (standardPrice, currentPrice) => {
        expect(rule({ standardPrice, currentPrice, lowestPrice: null }).value).not.toBe('reduced');
        expect(rule({ standardPrice, currentPrice: standardPrice, lowestPrice: 1 }).value).not.toBe('reduced');
      }),
      { seed },
    );
  });

  it(
    'use as the lowest price that of the 30 days before the reduction, up to the day before',
    covers('rule:display-price'),
    () => {
      const start = day('2026-11-01');
      const history = [
        { from: null, to: start - 31, grosze: 1000 },
        { from: start - 30, to: start - 11, grosze: 1500 },
        { from: start - 10, to: start - 1, grosze: 1690 },
        { from: start, to: null, grosze: 900 },
      ];
      expect(lowestPriceBeforeReduction(history, start, 30)).toBe(1500);
      expect(lowestPriceBeforeReduction(history, start, 31)).toBe(1000);
      expect(lowestPriceBeforeReduction(history, start, 10)).toBe(1690);
      expect(lowestPriceBeforeReduction(history.slice(1), start, 30)).toBe(1500);
      expect(lowestPriceBeforeReduction(history.slice(2), start, 30)).toBeNull();
      expect(lowestPriceBeforeReduction([], start, 30)).toBeNull();
    },
  );
});

describe('a list', covers('rule:terms-shown', 'rule:faq-shown'), () => {
  it(
    'shows no more items than it has, all on request, and the first part otherwise',
    covers('4.22', '4.23', '4.19', '2.49', '9.5'),
    async () => {
      const [terms, faq] = [await load('terms-shown'), await load('faq-shown')];
      for (let total = 0; total < 30; total += 1) {
        expect(terms({ total, filterVisible: true, showAll: false }).value).toBe(Math.min(total, 10));
        expect(terms({ total, filterVisible: false, showAll: false }).value).toBe(total);
        expect(terms({ total, filterVisible: true, showAll: true }).value).toBe(total);
        expect(faq({ total, showAll: false }).value).toBe(Math.min(total, 3));
        expect(faq({ total, showAll: true }).value).toBe(total);
      }
    },
  );
});
