import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadStaticFiles } from '#backend/routes/site/static-files.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { cities } from '#generated/data/cities.ts';
import { organisation } from '#generated/data/organisation.ts';
import { covers } from '../covers.ts';
import { type BuiltPage, type BuiltSite, buildForTests, origin } from './build-for-tests.ts';
import { elements } from './markup.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

const readCalendar = (address: string) => {
  const calendar = new ICAL.Component(ICAL.parse(site.read(address)));
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
};
/** Events of dates that are open; those of dates that an earlier build showed are called off, and stay in the file as cancelled. */
const uidsOf = (address: string): readonly string[] =>
  readCalendar(address)
    .filter(({ component }) => component.getFirstPropertyValue('status') !== 'CANCELLED')
    .map(({ uid }) => uid);

interface OpenDate {
  readonly id: number;
  readonly type: string;
  readonly city: string | null;
  readonly blocks: readonly { readonly from: string; readonly to: string | null }[];
}

/** The record that a build leaves for the next one. */
const openDates = (): readonly OpenDate[] => JSON.parse(site.read('/host/dates.json')).dates;

describe('the calendars', () => {
  it('all parse, with dates across the start of daylight saving time', () => {
    const calendars = [...site.files].filter((file) => file.endsWith('.ics'));
    expect(calendars.length).toBeGreaterThan(500);
    const events = calendars.flatMap(readCalendar);
    for (const { uid, startDate, endDate, summary } of events) {
      expect(uid).toMatch(/^term-\d+-\d@[a-z0-9.-]+$/);
      expect(summary).not.toMatch(/undefined|\{|\u00a0/);
      expect(endDate.compare(startDate)).toBe(1);
    }
    const days = events.map(({ startDate }) => startDate.toString().slice(0, 10));
    expect(days.some((day) => day < '2027-03-28')).toBe(true);
    expect(days.some((day) => day > '2027-03-28')).toBe(true);
  });

  it.each([
    ['pl', '/kalendarz', 'termin'],
    ['en', '/en/calendar', 'term'],
  ])('of the language %s contain every open date: by course, by city and alone', covers('C192'), (_, folder, word) => {
    const provider = new URL(organisation.origin).host;
    const types = Map.groupBy(openDates(), ({ type }) => type);
    expect(types.size).toBeGreaterThan(5);
    for (const [type, dates] of types) {
      const wanted = dates.flatMap(({ id, blocks }) => blocks.map((_, at) => `term-${id}-${at + 1}@${provider}`));
      const everywhere = uidsOf(`${folder}/${type}.ics`);
      expect(everywhere.toSorted()).toEqual(wanted.toSorted());
      expect(cities.flatMap((city) => uidsOf(`${folder}/${type}/${city.id}.ics`)).toSorted()).toEqual(
        wanted.toSorted(),
      );
      for (const { id, blocks } of dates) {
        const alone = readCalendar(`${folder}/${word}-${id}.ics`);
        expect(alone.map(({ startDate }) => startDate.toString().slice(0, 10))).toEqual(blocks.map(({ from }) => from));
      }
    }
  });

  it('mark the exam at the end of the second weekend, as the list of dates does', () => {
    const [first] = openDates().filter(({ type }) => type === 'kpp');
    const [, second] = readCalendar(`/kalendarz/termin-${first?.id}.ics`);
    expect(second?.summary).toMatch(/część 2 z 2, na koniec egzamin$/);
    expect(second?.description).toContain('Egzamin: ');
  });

  it('are linked from the page that lists their dates', () => {
    const page = site.pages.find(({ path }) => path === '/recertyfikacja-kpp/wroclaw');
    const links = elements(page?.html ?? '', 'a').flatMap(({ href }) => (href?.includes('.ics') ? [href] : []));
    expect(links).toContain('webcal://127.0.0.1:4190/kalendarz/kpp-rec/wroclaw.ics');
    expect(links).toContain('/kalendarz/kpp-rec/wroclaw.ics');
  });
});

/** Tags of an XML text, each closed by its own name; throws when it is not well-formed. */
const checkXml = (text: string): void => {
  const open: string[] = [];
  for (const [, closing, name, own] of text.replace(/^<\?xml[^?]*\?>/, '').matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closing === '') open.push(name ?? '');
    if (closing === '/' || own === '/') expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
  expect(text.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '')).not.toMatch(/[<>&]/);
};

/** A locale may have no blog. */
const blogs = () => site.pages.filter(({ kind }) => kind === 'blog');
const articlesOf = (blog: BuiltPage) =>
  site.pages.filter(({ kind, locale }) => kind === 'article' && locale === blog.locale);

describe('the feed of the blog', () => {
  it('is well-formed and holds every article with its address', () => {
    for (const blog of blogs()) {
      const feed = site.read(`${blog.path}/rss.xml`);
      checkXml(feed);
      const links = [...feed.matchAll(/<guid>([^<]*)<\/guid>/g)].map(([, link]) => link);
      expect(links.toSorted()).toEqual(
        articlesOf(blog)
          .map(({ path }) => origin + path)
          .toSorted(),
      );
      for (const [, date = ''] of feed.matchAll(/<pubDate>([^<]*)<\/pubDate>/g))
        expect(date).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/);
    }
  });

  it('is linked from the blog and its articles', () => {
    for (const blog of blogs())
      for (const page of [blog, ...articlesOf(blog)])
        expect(elements(page.html, 'link')).toContainEqual(
          expect.objectContaining({ type: 'application/rss+xml', href: `${blog.path}/rss.xml` }),
        );
  });

  it('is refused with an unclosed tag', () => {
    expect(() => checkXml('<?xml version="1.0"?><rss><channel></rss>')).toThrow();
    expect(() => checkXml('<rss>A & B</rss>')).toThrow();
  });
});

describe('files for browsers and researchers', () => {
  it('is a manifest whose icons exist', () => {
    const manifest = JSON.parse(site.read('/site.webmanifest'));
    expect(manifest).toMatchObject({ start_url: '/', lang: 'pl' });
    for (const { src } of manifest.icons) expect(site.files).toContain(src);
    expect(site.files).toContain('/apple-touch-icon.png');
  });

  it('is a browser bar in the colours of the page', () => {
    const styles = readFileSync(new URL('../../generated/styles/brand.css', import.meta.url), 'utf8');
    const [, ...paper] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(styles) ?? [];
    const home = site.pages.find(({ path }) => path === '/');
    const colours = elements(home?.html ?? '', 'meta').flatMap(({ name, content }) =>
      name === 'theme-color' ? [content] : [],
    );
    expect(colours).toHaveLength(2);
    expect(colours).toEqual(paper);
  });

  it('include a security contact that is valid for 30 to 365 days after the build', () => {
    const text = site.read('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
    expect(text).toContain(`Policy: ${origin}/.well-known/security-policy.txt`);
    expect(site.read('/.well-known/security-policy.txt')).toContain('# Security policy');
    const [, expires = ''] = /^Expires: (\d{4}-\d{2}-\d{2})T00:00:00Z$/m.exec(text) ?? [];
    const days = (parseCivilDate(expires) ?? 0) - warsawDate(Date.now());
    expect(days).toBeGreaterThanOrEqual(30);
    expect(days).toBeLessThan(365);
  });

  it('have the right media type', async () => {
    const files = await loadStaticFiles(site.folder);
    const typeOf = (address: string) => files.get(address)?.type;
    expect(typeOf('/kalendarz/kpp.ics')).toMatch(/^text\/calendar; ?charset=utf-8$/);
    for (const { path } of blogs())
      expect(typeOf(`${path}/rss.xml`)).toMatch(/^(?:text|application)\/xml; ?charset=utf-8$/);
    expect(typeOf('/site.webmanifest')).toMatch(/^application\/manifest\+json/);
    expect(typeOf('/.well-known/security.txt')).toMatch(/^text\/plain; ?charset=utf-8$/);
    expect(files.get('/kalendarz/kpp.ics')?.headers).toEqual({ 'cache-control': 'no-cache' });
  });
});

it('include an icon for programs that read no page, as a picture of 32 pixels', async () => {
  const icon = readFileSync(join(site.folder, 'favicon.ico'));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const picture = icon.subarray(icon.readUInt32LE(18), icon.readUInt32LE(18) + icon.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: icon.readUInt8(6),
    height: icon.readUInt8(7),
  });
});
