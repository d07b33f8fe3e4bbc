import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CourseBody } from '#contract/course.ts';
import type { Locale } from '#domain/locale.ts';
import { planSite } from '#generator/plan/index.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { findPriceReduction, PriceBreakdown } from '#site/features/booking/order-price.tsx';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { covers } from '../../covers.ts';
import { promotedProject, reduced, standard } from '../../generator/fixtures/promoted-project.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { samplePages } from '../samples/pages.ts';
import { sampleDictionaries, sampleLayout, sampleRendering, sampleTranslator } from '../samples/site.ts';

const lasting = { from: '2026-11-16', to: '2026-12-31', edition: '2026-11-20' };
const { project, course } = await promotedProject(lasting);
if (project === null) throw new Error('The promotion is refused.');
const plan = planSite(project).plan;
const [promotion] = plan.promotions;

/** What the plan puts on the page of the course. */
const plannedIn = (locale: Locale): { readonly path: string; readonly body: Partial<CourseBody> } => {
  const page = plan.pages.find(
    ({ body, locale: own }) => own === locale && 'course' in body && Reflect.get(body.course ?? {}, 'id') === course,
  );
  if (page === undefined) throw new Error('The course has no page.');
  return {
    path: page.path,
    body: { price: Reflect.get(page.body, 'price'), course: Reflect.get(page.body, 'course') },
  };
};

/** The page of the course in a build of a day on which the calendar names a price in grosze. */
const pageOn = (locale: Locale, day: string, price: number): string => {
  const reader = {
    ...sampleTranslator,
    messages: createMessageFunctions(locale, sampleDictionaries(locale)),
    fetchedOn: () => day,
    courses: () => ({ ...sampleAnswer('kpp'), price: price / 100 }),
  };
  const { course: sample } = samplePages;
  const { path, body } = plannedIn(locale);
  const page = { ...sample, path, locale, body: { ...sample.body, ...body } };
  const layout = { ...sampleLayout, locale };
  const html = renderPage(page, { ...sampleRendering, site: { ...sampleRendering.site, layout, reader } });
  return html.replaceAll(/[\u00a0\u2060]/g, ' ');
};

const orderIn = (locale: Locale): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale, messages: createMessageFunctions(locale, sampleDictionaries(locale)) }}>
      <PriceBreakdown
        price={{ persons: 1, price: reduced, discount: 0, amount: reduced }}
        reduction={findPriceReduction(
          { type: promotion?.calendar ?? '', price: reduced, day: lasting.from },
          plan.promotions,
        )}
      />
    </TextsContext>,
  ).replaceAll(/[\u00a0\u2060]/g, ' ');

const printed = {
  pl: {
    note: '* Cena promocyjna dotyczy nowych zapisów.',
    lowest: 'Najniższa cena z 30 dni przed obniżką: 2000 zł.',
    banner: 'Promocja: ',
  },
  en: {
    note: '* The promotional price applies to new registrations.',
    lowest: 'Lowest price of the 30 days before the reduction: PLN 2000.',
    banner: 'Promotion: ',
  },
} as const;

describe.each(['pl', 'en'] as const)('a promotion on a page (%s)', (locale) => {
  it('shows both prices, the asterisk, the note, the lowest price and the banner', covers('9.7', '1.14', 'C02'), () => {
    const html = pageOn(locale, lasting.edition, reduced);
    expect(html).toMatch(/<s class="price-before">[^*]*2000[^*]*\*<\/s>/);
    expect(html).toMatch(/class="price-amount"[^>]*>[^<]*1800/);
    expect(html).toContain(printed[locale].note);
    expect(html).toContain(printed[locale].lowest);
    expect(html).toMatch(
      new RegExp(
        `class="wrap promotion"[^>]*data-ends="${Date.parse(`${lasting.to}T23:00Z`)}"[^>]*><a href="#price">${printed[locale].banner}`,
      ),
    );
  });

  it.each([
    ['before it begins', '2026-11-15', standard],
    ['on the day after it', '2027-01-01', standard],
    ['that the calendar does not know', lasting.edition, standard],
  ])('%s shows none of it', (_, day, price) => {
    const html = pageOn(locale, day, price);
    expect(html).not.toMatch(/price-before|class="wrap promotion"/);
    expect(html).not.toContain(printed[locale].note);
  });

  it.each([
    ['that the calendar lets last longer', '2027-01-01', reduced],
    ['whose price the calendar lowers further', lasting.edition, reduced - 10_000],
  ])('%s shows the regular price struck through, and no banner', covers('C277'), (_, day, price) => {
    const html = pageOn(locale, day, price);
    expect(html).toContain('price-before');
    expect(html).not.toContain('class="wrap promotion"');
  });

  it('is above the order button', () => {
    const html = orderIn(locale);
    expect(html).toMatch(/<s class="price-before">.*2000.*\*<\/s>/);
    expect(html).toContain(printed[locale].note);
    expect(html).toContain(printed[locale].lowest);
  });
});

describe('the price of an order', () => {
  const ordered = { type: promotion?.calendar ?? '', price: reduced, day: lasting.to };

  it('is that of a promotion only on its days and at its price', () => {
    expect(findPriceReduction(ordered, plan.promotions)).toEqual(promotion);
    expect(findPriceReduction({ ...ordered, day: '2027-01-01' }, plan.promotions, [])).toBeNull();
    expect(findPriceReduction({ ...ordered, price: reduced - 1 }, plan.promotions, [])).toBeNull();
    expect(findPriceReduction({ ...ordered, type: 'x' }, plan.promotions)).toBeNull();
  });

  it('is reduced without a promotion where the calendar is lower', covers('C277'), () => {
    const known = [{ calendar: ordered.type, standard, lowestBefore: standard }];
    expect(findPriceReduction(ordered, [], known)).toEqual(known[0]);
    expect(findPriceReduction({ ...ordered, price: standard }, [], known)).toBeNull();
    expect(findPriceReduction(ordered, [], [])).toBeNull();
  });
});
