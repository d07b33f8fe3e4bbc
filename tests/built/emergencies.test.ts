import { beforeAll, describe, expect, test } from 'vitest';
import redirects from '#generated/redirects/redirects.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const pageAt = (path: string): string => site.pages.find((page) => page.path === path)?.html ?? '';
const plain = (html: string): string => html.replaceAll('\u{a0}', ' ').replaceAll('&#x27;', "'");

describe.each(['pl', 'en'] as const)('the instructions in %s', (locale) => {
  test.each(model.emergencies)('show $id with its steps in order and the drawings of each', (emergency) => {
    const html = plain(pageAt(pathTo(`emergency-${emergency.id}`, locale)));
    const [, ...steps] = html.split('<li class="emergency-step"');
    expect(steps.map((step) => /<h2>(.*?)<\/h2>/.exec(step)?.[1])).toEqual(emergency.steps.map((step) => step[locale]));
    for (const [index, step] of emergency.steps.entries()) {
      const shown = 'shown' in step ? step.shown : [];
      const drawn = /^[\s\S]*?<\/li>/.exec(steps[index] ?? '')?.[0].match(/<img\b[^>]* alt="[^"]+"/g) ?? [];
      expect(drawn, step[locale]).toHaveLength(shown.length);
    }
    for (const words of [emergency.name, ...emergency.never, emergency.call]) expect(html).toContain(words[locale]);
    expect(html).toContain('href="tel:112"');
    expect(html).not.toMatch(/href="tel:\+[^"]*" aria-label/);
  });

  test('are each one touch from the page that lists them', () => {
    const html = pageAt(pathTo('first-aid-instructions', locale));
    for (const { id } of model.emergencies) expect(html).toContain(`href="${pathTo(`emergency-${id}`, locale)}"`);
    expect(html).toContain('href="tel:112"');
    expect(html).toMatch(/<table/);
  });
});

test('a prohibition belongs to an existing step', () => {
  for (const { never, steps, id } of model.emergencies)
    for (const prohibition of never)
      expect('at' in prohibition ? prohibition.at : 1, id).toBeLessThanOrEqual(steps.length);
});

test('the former addresses redirect to the page in one hop', () => {
  const moved = redirects.redirects.filter(({ to }) =>
    (['pl', 'en'] as const).some((locale) => to === pathTo('first-aid-instructions', locale)),
  );
  expect(moved.map(({ from }) => from)).toEqual(
    expect.arrayContaining([
      '/pierwsza-pomoc-krok-po-kroku',
      '/stany-nagle',
      '/en/first-aid-step-by-step',
      '/en/medical-emergencies',
    ]),
  );
});

test.each(['first-aid-instructions', 'emergency-choking-infant'] as const)(
  '%s exists in both languages, linked to each other, and in the sitemap',
  covers('C80', 'C230'),
  (route) => {
    for (const [locale, other] of [
      ['pl', 'en'],
      ['en', 'pl'],
    ] as const) {
      const html = pageAt(pathTo(route, locale));
      expect(html).toMatch(new RegExp(`hreflang="${other}"[^>]*href="[^"]*${pathTo(route, other)}"`, 'i'));
      expect(site.read('/sitemap-main.xml')).toContain(`${pathTo(route, locale)}<`);
    }
    if (route === 'first-aid-instructions')
      expect(pageAt(pathTo(route, 'pl'))).toMatch(/href="https:\/\/(?:cprguidelines\.eu|doi\.org)\/[\s\S]*/);
  },
);
