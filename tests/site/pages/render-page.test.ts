import { describe, expect, it } from 'vitest';
import { phone } from '#generated/data/phones.ts';
import { renderAppShell, renderPage } from '#site/app/document/render.tsx';
import { covers } from '../../covers.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { samplePages } from '../samples/pages.ts';
import { sampleRendering, sampleTranslator } from '../samples/site.ts';

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;
const withoutScripts = (html: string): string => html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '');

/** Text nodes of a page that are long enough to be sentences. */
const sentences = (html: string): readonly string[] =>
  withoutScripts(html)
    .replace(/<head>[\s\S]*<\/head>/, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text.length > 20);

describe.each(Object.values(samplePages))('a page of the kind $kind', (page) => {
  const html = renderPage(page, sampleRendering);

  it('is one document with its language, title, canonical and a single first heading', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="pl">/);
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(count(html, /<title>/g)).toBe(1);
    expect(count(html, /<h1[ >]/g)).toBe(1);
    expect(html).toContain(`<link rel="canonical" href="https://www.example.pl${page.path}"/>`);
  });

  it('has no inline code, no style attribute and no HTML that React could not print', () => {
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toMatch(/ on[a-z]+=/);
    for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/type="application\/(?:ld\+)?json"|src="/);
    }
    expect(withoutScripts(html)).not.toMatch(/undefined|\[object|NaN/);
  });

  it('has headings that never skip a level', () => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    const skips = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('has unique ids, and every in-page link has its anchor', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  it('does not repeat a sentence of the page in its data', () => {
    const data = [...html.matchAll(/<script type="application\/json">([\s\S]*?)<\/script>/g)]
      .map(([, json]) => json)
      .join();
    for (const sentence of sentences(html)) expect(data).not.toContain(sentence);
  });
});

describe('a course page', () => {
  const html = renderPage(samplePages.course, sampleRendering);

  it(
    'shows its sections in the order of the specification',
    covers('2.33', '2.34', '2.35', '2.36', '2.37', '2.41'),
    () => {
      const sections = [
        '<h1',
        'id="price"',
        'id="description"',
        'id="program"',
        'id="afterwards"',
        'id="dates"',
        'id="gallery"',
        'id="faq"',
        'id="more"',
        'id="seo"',
      ];
      const places = sections.map((section) => html.indexOf(section));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    },
  );

  it(
    'shows the form of a group before or after price and description, as its audience says, that of individuals at the end',
    covers('C224', '2.35'),
    () => {
      const placesIn = (page: string) =>
        ['id="form"', 'id="price"', 'id="description"'].map((part) => page.indexOf(part));
      const { course } = samplePages;
      const orderOf = (enquiryBefore: 'price' | 'dates') => {
        const audience = { ...course.body.course, audience: 'company' as const };
        const group = { ...course, body: { ...course.body, enquiryBefore, course: audience } };
        const page = renderPage(group, sampleRendering);
        expect(page).toContain('href="#form"');
        const [form = 0, price = 0, description = 0] = placesIn(page);
        expect(description).toBeGreaterThan(price);
        return form < price ? 'form first' : form > description ? 'form after' : 'between';
      };
      expect([orderOf('price'), orderOf('dates')]).toEqual(['form first', 'form after']);
      const [ownForm = 0, ownPrice = 0, ownDescription = 0] = placesIn(html);
      expect([ownPrice > 0, ownDescription > ownPrice, ownForm > ownDescription]).toEqual([true, true, true]);
    },
  );

  it('shows every term of the snapshot, with words for its free places', covers('4.20', '4.30', '3.18'), () => {
    expect(count(html, /data-term=/g)).toBe(sampleAnswer('kpp').items.length);
    for (const words of [
      'Lista rezerwowa',
      'Zostało 1 wolne miejsce',
      'Zostały 2 wolne miejsca',
      'Zostały 4 wolne miejsca',
      'Zostało kilka wolnych miejsc',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('invites to ask instead of listing dates when the course has no calendar', covers('C56'), () => {
    const enquiry = renderPage(samplePages['company-city'], sampleRendering);
    expect(enquiry).toContain('Poproś o\u{a0}ofertę');
    expect(enquiry).not.toContain('data-island="dates"');
  });

  it('shows the phone when the calendar could not be read', () => {
    const site = { ...sampleRendering.site, reader: { ...sampleTranslator, courses: () => null } };
    expect(renderPage(samplePages.course, { ...sampleRendering, site })).toContain(
      'Zadzwoń, podamy najbliższy termin:',
    );
  });

  it('marks a passage in another language', () => {
    const page = samplePages.course;
    const seo = { heading: 'More', text: { lang: 'en' as const, blocks: [] } };
    expect(renderPage({ ...page, body: { ...page.body, seo } }, sampleRendering)).toContain(
      '<details class="fold" lang="en">',
    );
  });
});

it('keeps a page out of search engines when the page or the environment says so', () => {
  const page = samplePages.text;
  const noindex = '<meta name="robots" content="noindex"/>';
  expect(renderPage(page, sampleRendering)).not.toContain(noindex);
  expect(renderPage(page, { ...sampleRendering, indexable: false })).toContain(noindex);
  expect(renderPage({ ...page, head: { ...page.head, indexable: false } }, sampleRendering)).toContain(noindex);
});

it('links from the app without JavaScript to the phone and the courses', () => {
  const html = renderAppShell(samplePages.reserved, sampleRendering);
  expect(html).toContain('<noscript>');
  expect(html).toContain(`tel:${phone.international}`);
  expect(html).toContain('href="/kpp"');
  expect(html).toContain('content="noindex"');
});

it('shows a figure with its document, or marks it as unconfirmed', covers('1.36', 'C14'), () => {
  const html = renderPage(samplePages.about, sampleRendering);
  expect(html).toContain('Źródło: Program kursu, ');
  expect(html).toMatch(/Ponad 150 ratowników<\/strong><span class="note">Liczba przykładowa, do potwierdzenia/);
});

it('a city on the map has the lines of its label, or breaks after its first word', covers('3.25'), () => {
  const html = renderPage(samplePages.about, sampleRendering);
  for (const lines of ['Wrocław', 'Jelenia<br/>Góra', 'Leg<br/>nica']) expect(html).toContain(`<span>${lines}</span>`);
});
