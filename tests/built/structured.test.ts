import { beforeAll, describe, expect, it } from 'vitest';
import { covers } from '../covers.ts';
import { missingFacts } from '../site/structured/required-facts.ts';
import { type BuiltPage, type BuiltSite, buildForTests, origin } from './build-for-tests.ts';
import { graphNodes, normalised, visibleText } from './markup.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

type Node = ReturnType<typeof graphNodes>[number];

const nodesOf = (type: string): readonly { readonly page: BuiltPage; readonly node: Node }[] =>
  site.pages.flatMap((page) =>
    graphNodes(page.html)
      .filter((node) => node['@type'] === type)
      .map((node) => ({ page, node })),
  );

const lines = (text: string): readonly string[] => text.split('\n').map(normalised);

/** `1690.00` as the page writes it. */
const priceTexts = (price: string, { locale }: BuiltPage): string => {
  const [zloty = '', grosze] = price.split('.');
  return grosze === '00' ? zloty : `${zloty}${locale === 'pl' ? ',' : '.'}${grosze}`;
};

const badges = {
  pl: { full: 'Lista rezerwowa', few: /Został/ },
  en: { full: 'Reserve list', few: /free spot left|free places left/ },
};

describe('the structured data of the built pages', () => {
  it('parse, and contain no markup and no unfilled placeholder', () => {
    const scripts = site.pages.flatMap(({ html }) => [
      ...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ]);
    expect(scripts.length).toBe(site.pages.filter(({ indexable }) => indexable).length);
    for (const [, json = ''] of scripts) {
      expect(json).not.toContain('<');
      expect(JSON.stringify(JSON.parse(json))).not.toMatch(/<|undefined|NaN|\[object|\u00a0|\u2060/);
    }
  });

  it('contain no incomplete fact', () => {
    const faults = site.pages.flatMap(({ path, html }) =>
      graphNodes(html).flatMap((node) => missingFacts(node).map((fact) => `${path}: ${fact}`)),
    );
    expect(faults).toEqual([]);
  });

  it('have the steps of the visible breadcrumb trail', () => {
    const trails = nodesOf('BreadcrumbList');
    expect(trails.length).toBeGreaterThan(100);
    for (const { page, node } of trails) {
      const [nav = ''] = /<nav class="breadcrumbs[\s\S]*?<\/nav>/.exec(page.html) ?? [];
      const visible = [...nav.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step = '']) => visibleText(step));
      expect(node.itemListElement.map(({ name }: Node) => name)).toEqual(visible);
      expect(node.itemListElement.at(-1).item).toBe(origin + page.path);
    }
  });

  it('have the visible price and no other', () => {
    const priced = nodesOf('Course');
    expect(priced.length).toBeGreaterThan(50);
    for (const { page, node } of priced) {
      const [box = ''] = /<p class="price">[\s\S]*?<\/p>/.exec(page.html) ?? [];
      const { price } = node.offers;
      expect(visibleText(box), page.path).toContain(`${priceTexts(price, page)} `);
      for (const { offers } of node.hasCourseInstance) expect(offers.price).toBe(price);
    }
  });

  it('have dates, places and availability as the list of dates does', () => {
    const instances = nodesOf('Course').flatMap(({ page, node }) => {
      const all: readonly Node[] = node.hasCourseInstance;
      return all.map((instance) => ({ page, instance }));
    });
    expect(instances.length).toBeGreaterThan(200);
    for (const { page, instance } of instances) {
      const url = instance.offers.url.slice(origin.length);
      const [, ...rows] = page.html.split(/<a class="term(?: term-full)?"/).map((part) => part.split('</a>')[0] ?? '');
      const asked = [`dateTime="${instance.startDate}"`, `>${instance.location.name}<`];
      const isOf = (row: string): boolean =>
        url.endsWith('#form')
          ? asked.every((part) => row.includes(part))
          : row.startsWith(` href="${url.replaceAll('&', '&amp;')}"`);
      const row = rows.find(isOf) ?? '';
      expect(row, `${page.path} ${url}`).toContain(`dateTime="${instance.startDate}"`);
      const words = visibleText(`<a${row}`);
      // A page about one town names it in its heading, and not again in each row.
      expect(words.includes(instance.location.name) || visibleText(page.html).includes(instance.location.name)).toBe(
        true,
      );
      const { full, few } = badges[page.locale];
      const availability = String(instance.offers.availability).replace('https://schema.org/', '');
      expect(words.includes(full), words).toBe(availability === 'SoldOut');
      expect(few.test(words), words).toBe(availability === 'LimitedAvailability');
    }
  });

  it('contain the questions of the page, word for word', () => {
    const pages = nodesOf('FAQPage');
    expect(pages.length).toBeGreaterThan(5);
    for (const { page, node } of pages) {
      const visible = visibleText(page.html);
      expect(page.html).toContain('id="faq"');
      for (const { name, acceptedAnswer } of node.mainEntity) {
        for (const line of [...lines(name), ...lines(acceptedAnswer.text)]) expect(visible).toContain(line);
      }
    }
    const asked = new Set(pages.map(({ page }) => page.path));
    for (const { path, kind, html, indexable } of site.pages) {
      expect(asked.has(path), path).toBe(kind === 'course' && indexable && html.includes('id="faq"'));
    }
  });

  it('have the name of the site on its home pages, each in its language', () => {
    const named = nodesOf('WebSite');
    expect(named.map(({ page }) => page.path)).toEqual(['/', '/en']);
    for (const { page, node } of named) {
      expect(page.html).toContain(`<meta property="og:site_name" content="${node.name}"/>`);
      expect(node).toMatchObject({ url: origin + page.path, inLanguage: page.locale });
      const provider = nodesOf('EducationalOrganization').find((found) => found.page.path === page.path);
      expect(node.publisher).toEqual({ '@id': provider?.node['@id'] });
    }
  });

  it('list the courses that the page shows, those of an audience on its first page', covers('C162'), () => {
    const lists = nodesOf('ItemList');
    expect(new Set(lists.map(({ page }) => page.kind))).toEqual(new Set(['listing', 'city-listing', 'course']));
    for (const { page, node } of lists) {
      const visible = visibleText(page.html);
      expect(node.itemListElement.length).toBeGreaterThanOrEqual(3);
      for (const { name, url } of node.itemListElement) {
        expect(visible).toContain(name);
        expect(page.html).toContain(`href="${url.slice(origin.length)}"`);
      }
    }
  });

  it('have the heading and the dates of every article', () => {
    const articles = nodesOf('BlogPosting');
    expect(articles.length).toBe(site.pages.filter(({ kind }) => kind === 'article').length);
    for (const { page, node } of articles) {
      expect(visibleText(page.html)).toContain(node.headline);
      expect(page.html).toContain(`dateTime="${node.datePublished}"`);
      expect(page.html).toContain(`dateTime="${node.dateModified}"`);
    }
  });
});
