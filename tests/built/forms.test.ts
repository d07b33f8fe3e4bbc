import { beforeAll, describe, expect, it } from 'vitest';
import routes from '#generated/routes/pages.json' with { type: 'json' };
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { formNameByRoute as oracle } from '../oracles/site.ts';
import { type BuiltSite, buildForTests } from './build-for-tests.ts';
import { elements } from './markup.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const routeOf = (path: string) => {
  const page = routes.find((one) => one.path === path);
  return model.routes.find(({ id }) => id === page?.route);
};
const audienceOf = (path: string): string | undefined => {
  const route = routeOf(path);
  return route !== undefined && 'audience' in route ? route.audience : undefined;
};
const groupOf = (path: string): string => routeOf(path)?.group ?? '';

/** The name of the form that a page must have, from the sentence of the specification; undefined for none. */
const wantedName = (path: string): string | undefined => {
  const id = oracle({ routeGroup: groupOf(path) });
  return model.formNames.find((name) => name.id === id)?.name;
};

const formNames = (html: string): readonly string[] =>
  [...html.matchAll(/<script type="application\/json">(\{"formName"[\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json).formName,
  );

describe('the contact form', () => {
  it(
    'is on every page of the table, under its name, and on no other',
    covers('rule:form-name-by-route', '7.17', '7.18', '7.19', 'C49', 'C82'),
    () => {
      const found = site.pages.map(({ path, html }) => [path, formNames(html)]);
      const wanted = site.pages.map(({ path }) => [path, [wantedName(path) ?? []].flat()]);
      expect(found).toEqual(wanted);
      expect(new Set(found.flatMap(([, names]) => names)).size).toBe(model.formNames.length);
      const forms = site.pages.map(
        ({ html }) => elements(html, 'form').filter(({ id }) => id === 'contact-form').length,
      );
      expect(forms).toEqual(found.map(([, names]) => names?.length));
    },
  );

  it('names its subject on every page that sells something', covers('C101'), () => {
    for (const { path, html } of site.pages.filter(({ html }) => formNames(html).length > 0)) {
      const heading = html.match(/<h1>([\s\S]*?)<\/h1>/)?.[1]?.replaceAll(/<[^>]*>/g, '');
      const sent = elements(html, 'input').find(({ name }) => name === 'subject');
      const wanted = routeOf(path)?.kind === 'contact' ? undefined : { form: 'contact-form', value: heading };
      expect(sent && { form: sent.form, value: sent.value }, path).toEqual(wanted);
    }
  });
});

describe('pages for companies', () => {
  it('have no date that opens the booking for private persons', covers('C78'), () => {
    const pages = site.pages.filter(({ path }) => groupOf(path).startsWith('company'));
    const links = pages.map(({ html }) => {
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      return elements(main, 'a').map(({ href }) => href ?? '');
    });
    expect(links.flat().filter((href) => href.includes('?course='))).toEqual([]);
    expect(links.flat().filter((href) => href === '#contact-subject').length).toBeGreaterThan(pages.length);
    for (const hrefs of links) expect(hrefs.some((href) => href.startsWith('tel:'))).toBe(true);
  });

  it('are linked from calendar files for such dates', covers('C78'), () => {
    const calendar = site.read('/kalendarz/2dn.ics').replaceAll('\r\n ', '');
    const booked = [...calendar.matchAll(/^URL:(.*?)\r?$/gm)].map(([, address = '']) => address);
    expect(booked.length).toBeGreaterThan(0);
    for (const address of booked) expect(address).toMatch(/^http:\/\/127\.0\.0\.1:4190\/[a-z0-9-]+#form$/);
    for (const { html } of site.pages.filter(({ path }) => groupOf(path).startsWith('company')))
      expect(html).not.toContain('?course=');
  });
});

describe('pages of group trainings', () => {
  const before = { price: ['contact-form', 'price', 'description'], dates: ['price', 'description', 'contact-form'] };
  const groups = model.audiences.flatMap(({ id, enquiryBefore }) =>
    enquiryBefore === null ? [] : [{ id, parts: before[enquiryBefore] }],
  );

  it.each(groups)(
    'have the form at the position of the audience $id: $parts, then the program',
    covers('C224'),
    ({ id, parts }) => {
      const pages = site.pages.filter(({ path, html }) => audienceOf(path) === id && html.includes('id="price"'));
      expect(pages.length).toBeGreaterThan(0);
      for (const { path, html } of pages) {
        const wanted = ['<h1', ...parts.map((part) => `id="${part}"`), 'id="program"'];
        const places = wanted.map((part) => html.indexOf(part));
        expect(Math.min(...places), path).toBeGreaterThan(0);
        expect(places, path).toEqual(places.toSorted((one, other) => one - other));
      }
    },
  );
});
