import { beforeAll, describe, expect, test } from 'vitest';
import { planSite } from '#generator/plan/index.ts';
import { planStandardPrices } from '#generator/plan/promotions.ts';
import { type Promoted, promotedProject, reduced, standard } from '../fixtures/promoted-project.ts';

const lasting: Promoted = { from: '2026-11-16', to: '2026-12-31', edition: '2026-11-20' };

const planned = async (...promotions: readonly Promoted[]) => {
  const { project, findings, course } = await promotedProject(...promotions);
  if (project === null) throw new Error(JSON.stringify(findings));
  return { plan: planSite(project).plan, course };
};

const problemsOf = async (...promotions: readonly Promoted[]) => {
  const { findings } = await promotedProject(...promotions);
  return findings.map(({ code, at }) => [code, ...('model' in at ? at.model.slice(0, 3) : [])]);
};

describe('a promotion of the model', () => {
  let promoted: Awaited<ReturnType<typeof planned>>;
  beforeAll(async () => {
    promoted = await planned(lasting);
  });

  test('is generated with the standard price and the lowest price of the days before it', () => {
    const { plan, course } = promoted;
    const { from, to } = lasting;
    expect(plan.promotions).toEqual([
      expect.objectContaining({ course, standard, price: reduced, from, to, lowestBefore: standard }),
    ]);
  });

  test('is on the pages of its course', () => {
    const { plan, course } = promoted;
    const page = plan.pages.find(({ body }) => 'course' in body && Reflect.get(body.course ?? {}, 'id') === course);
    expect(page?.body).toMatchObject({
      price: {
        standard,
        promotional: { price: reduced, from: lasting.from, to: lasting.to },
        lowestBefore: standard,
      },
    });
  });

  test.each([
    ['2026-10-16', []],
    ['2026-10-17', [['promotion-not-lower', 'promotions', 0, 'from']]],
    ['2026-11-15', [['promotion-not-lower', 'promotions', 0, 'from']]],
  ])('is refused where its price was charged in the days before it: until %s', async (to, problems) => {
    expect(await problemsOf(lasting, { ...lasting, from: '2026-10-10', to, standardSince: '2026-08-01' })).toEqual(
      problems,
    );
  });

  test('is not needed when only the calendar is lower: the lowest price before the edition is known', async () => {
    const { project } = await promotedProject({ ...lasting, edition: '2027-01-01' });
    const known = project ?? expect.fail();
    const lowestOf = (value: boolean) => {
      const choices = known.model.choices.map((one) => (one.id === 'reductionFromCalendar' ? { ...one, value } : one));
      const prices = { ...known, model: { ...known.model, choices } };
      return planStandardPrices(prices).map(({ lowestBefore }) => lowestBefore);
    };
    expect(lowestOf(true)).toContain(reduced);
    expect(lowestOf(false)).toEqual([]);
  });

  test('that has ended is on no page', async () => {
    const { plan } = await planned({ ...lasting, edition: '2027-01-01' });
    expect(plan.pages.every(({ body }) => !JSON.stringify(body).includes('"promotional":{'))).toBe(true);
  });

  test.each([
    ['2026-10-17', []],
    ['2026-10-18', [['promotion-without-lowest', 'promotions', 0, 'from']]],
  ])('is refused unless the price is known on every day before it: since %s', async (standardSince, problems) => {
    expect(await problemsOf({ ...lasting, standardSince })).toEqual(problems);
  });

  test('that ends before it begins is refused', async () => {
    expect(await problemsOf({ ...lasting, to: '2026-11-15' })).toEqual([['promotion-period', 'promotions', 0, 'to']]);
  });

  test('that begins while another one lasts is refused', async () => {
    const second = { ...lasting, from: '2026-12-31', to: '2027-01-31' };
    expect(await problemsOf(lasting, second)).toEqual([['promotion-period', 'promotions', 1, 'from']]);
  });
});
