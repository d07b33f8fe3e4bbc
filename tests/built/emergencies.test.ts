import { beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const pageAt = (path: string): string => site.pages.find((page) => page.path === path)?.html ?? '';

describe.each(['pl', 'en'] as const)('the instructions in %s', (locale) => {
  test.each(model.emergencies)('show $id with its steps in order', (emergency) => {
    const html = pageAt(pathTo('first-aid-instructions', locale)).replaceAll('\u{a0}', ' ');
    const [, part = ''] = new RegExp(`aria-labelledby="${emergency.id}"([\\s\\S]*?)</section>`).exec(html) ?? [];
    const steps = [...(/<ol>([\s\S]*?)<\/ol>/.exec(part)?.[1] ?? '').matchAll(/<li>([\s\S]*?)<\/li>/g)].map(
      ([, words]) => words,
    );
    expect(steps.map((words) => words?.replaceAll('&#x27;', "'"))).toEqual(
      emergency.steps.map((words) => words[locale]),
    );
    for (const words of [emergency.name, ...emergency.never, emergency.call]) expect(part).toContain(words[locale]);
    expect(part.match(/<img\b[^>]* alt="[^"]+"/g) ?? []).toHaveLength(emergency.pictures.length);
    expect(html).toContain(`href="#${emergency.id}"`);
  });
});

test.each(['medical-situations', 'first-aid-instructions'] as const)(
  '%s exists in both languages, each leading to the other, and in the sitemap',
  covers('C80', 'C230'),
  (route) => {
    for (const [locale, other] of [
      ['pl', 'en'],
      ['en', 'pl'],
    ] as const) {
      const html = pageAt(pathTo(route, locale));
      expect(html).toMatch(new RegExp(`hreflang="${other}"[^>]*href="[^"]*${pathTo(route, other)}"`, 'i'));
      expect(site.read('/sitemap-main.xml')).toContain(`${pathTo(route, locale)}<`);
      expect(html).toMatch(/href="https:\/\/(?:cprguidelines\.eu|doi\.org)\//);
      if (route === 'medical-situations') expect(html).toContain('href="https://isap.sejm.gov.pl/');
    }
  },
);
