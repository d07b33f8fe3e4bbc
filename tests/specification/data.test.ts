import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiCalls } from '#generated/api/calls.ts';
import { locales } from '#generated/data/locales.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { removeTypesettingMarks } from '#site/lib/prose-text.ts';
import { type BuiltSite, buildForTests } from '../built/build-for-tests.ts';
import { elements, normalised, visibleText } from '../built/markup.ts';
import { covers } from '../covers.ts';
import { coursePage, mainText, pageAt, plannedHome, plannedLayout } from './built-text.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildForTests();
});

/** Section 3: what the specification counts and names; an owner may add to it. */
describe('the data', () => {
  it('of a message are name, phone, e-mail, content and an agreement', covers('3.1', '7.1', '5.5', 'C38'), () => {
    const page = pageAt(site, pathTo('contact', 'pl'));
    const form = /<form [^>]*contact-form[\s\S]*?<\/form>/.exec(page.html)?.[0] ?? '';
    const names = ['input', 'textarea'].flatMap((element) => elements(form, element).map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(['name', 'phone', 'email', 'content', 'agreement']));
    expect(elements(form, 'textarea').map(({ required }) => required)).toEqual([undefined]);
    expect(visibleText(form)).toContain('Wiadomość (opcjonalnie)');
  });

  it(
    'of a course have a short label, a slug for each language and an image in the header',
    covers('3.5', '3.6', '3.12', 'C77'),
    () => {
      const shorts = model.calendarKeys.flatMap((key) => ('short' in key ? [key.short] : []));
      expect(shorts).toEqual(
        expect.arrayContaining(['KPP', 'KPP-rec', 'BLS AED', 'PED', 'KPP2', 'EDB', 'KIPP', 'event']),
      );
      for (const { id, slug, name, header } of model.courseTypes) {
        expect(slug.pl, id).not.toBe(slug.en);
        expect(name.pl.length, id).toBeGreaterThan(5);
        expect(header.picture, id).not.toBe('');
      }
    },
  );

  it('are at least as many as the specification counts', covers('1.35', '3.24', '2.47'), () => {
    expect(model.regions).toHaveLength(16);
    expect(model.calendarKeys.filter((row) => row.key !== 'kursy-dla-osob-prywatnych').length).toBeGreaterThanOrEqual(
      11,
    );
    for (const [audience, count] of Object.entries({ individual: 8, company: 5, uniformed: 4, fire: 4 }))
      expect(model.courseTypes.filter((type) => type.audience === audience).length).toBeGreaterThanOrEqual(count);
    expect(model.situations).toHaveLength(5);
  });

  it('say whether the city is in the path or in the query, or that there is no calendar', covers('3.7', 'C56'), () => {
    for (const { id, audience, localization, calendar } of model.courseTypes) {
      if (['uniformed', 'fire'].includes(audience)) expect([id, localization, calendar]).toEqual([id, 'none', null]);
      if (audience === 'individual')
        expect(localization, id).toBe(id.startsWith('kpp') && id !== 'kpp2' ? 'param' : 'query');
    }
    expect(mainText(coursePage(site, 'military-kpp'))).not.toMatch(/0 terminów/);
    expect(coursePage(site, 'military-kpp').html).not.toContain('class="terms"');
  });

  it('of the calendar have eleven keys, one of them of clients', covers('3.11', 'C55'), () => {
    const keys = model.calendarKeys.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'kpp',
        'kpp-rec',
        '1dn',
        '1dn-eng',
        'ped',
        'kpp2',
        'edb',
        'kipp',
        '2dn',
        'event',
        'kursy-dla-firm',
      ]),
    );
    expect(model.calendarKeys.find(({ key }) => key === 'kursy-dla-firm')?.role).toBe('client');
  });

  it(
    'have texts of cities by slug, and a general text where the source has none',
    covers('3.10', '3.35', '9.10', '9.11', 'C68'),
    () => {
      for (const city of ['rzeszow', 'kielce', 'bialystok'] as const) {
        const page = pageAt(site, pathTo('course-city', 'pl', { type: 'kpp-rec', city }));
        expect(/<title>([^<]{10,})<\/title>/.exec(page.html)?.[1], city).toBeTruthy();
        expect(mainText(page)).toContain('Recertyfikacja');
      }
      const listed = readdirSync('content/pl/cities/kpp').map((file) => file.replace('.md', ''));
      expect(model.cities.filter(({ id }) => !listed.includes(id))).toEqual([]);
    },
  );

  it(
    'of regions, cities and instructors are as many as the specification counts',
    covers('3.24', '3.25', '3.26', 'C76'),
    () => {
      expect(model.regions).toHaveLength(16);
      for (const { id, left, top } of model.regions)
        expect(Math.min(left, top, 100 - left, 100 - top), id).toBeGreaterThan(0);
      for (const { id, latitude, longitude, name } of model.cities) {
        expect(name, id).not.toBe('');
        expect(latitude > 48 && latitude < 55 && longitude > 14 && longitude < 25, id).toBe(true);
      }
      const about = 34;
      expect(Math.abs(model.instructors.length - about)).toBeLessThanOrEqual(2);
      const team = elements(pageAt(site, pathTo('about', 'pl')).html, 'li').length;
      expect(team).toBeGreaterThan(model.instructors.length);
    },
  );

  it('of a city on the map are its name, which breaks after its first word, and no offsets', covers('3.25'), () => {
    const map = /<div class="map-field"[\s\S]*?<\/section>/.exec(pageAt(site, '/').html)?.[0] ?? '';
    expect(map).toContain('<span>Wrocław</span>');
    const ofTwoWords = model.cities.map(({ name }) => name).filter((name) => name.includes(' '));
    expect(ofTwoWords.length).toBeGreaterThan(0);
    for (const name of ofTwoWords) expect(map).toContain(`<span>${name.replace(' ', '<br/>')}</span>`);
    for (const city of model.cities)
      expect(Object.keys(city).filter((field) => /offset|label/.test(field))).toEqual([]);
  });

  it(
    'of menus and app links have a name, an address and a picture with its words',
    covers('3.27', '3.28', 'C86'),
    () => {
      expect(model.menus.length).toBeGreaterThan(0);
      expect(model.menus.some(({ entries }) => entries.some(({ special }) => special))).toBe(true);
      const { apps } = plannedLayout();
      expect(apps.map(({ alt }: { alt: string }) => normalised(alt))).toEqual(model.appLinks.map(({ alt }) => alt.pl));
      for (const { href } of model.appLinks)
        expect(apps).toContainEqual(expect.objectContaining({ href, image: expect.stringMatching(/^\/./) }));
    },
  );

  it('of a carousel are its interval, whether it moves and whether it loops', covers('3.30', '3.34'), () => {
    for (const carousel of model.carousels)
      expect(Object.keys(carousel)).toEqual(expect.arrayContaining(['cycle', 'interval', 'continuous', 'height']));
    const { logos } = plannedHome();
    expect(logos.length).toBeGreaterThan(0);
    for (const { src } of logos) expect(src).toMatch(/^\/pictures\/logos\//);
    expect(model.carousels.every(({ cycle }) => cycle)).toBe(true);
    expect(new Set(model.carousels.map(({ continuous }) => continuous))).toEqual(new Set([true, false]));
  });
});

describe('pages that the sources do not list', () => {
  it('are the home page, the listing and a described landing page for companies', covers('2.51', 'C33'), () => {
    for (const path of ['/', pathTo('individual-listing', 'pl')]) expect(pageAt(site, path).html).toContain('<h1');
    const landing = coursePage(site, 'company-bls');
    const description = elements(landing.html, 'meta').find(({ name }) => name === 'description')?.content ?? '';
    expect(description.length).toBeGreaterThan(100);
    expect(description).not.toMatch(/lorem|placeholder/i);
  });

  it('of a city for KPP and the recertification are one page each', () => {
    const paths = site.pages.filter(({ kind }) => kind === 'course').map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(model.routes.filter(({ id }) => id === 'course-city')).toHaveLength(1);
  });
});

describe('lists of dates', () => {
  it('are shortened where a filter of cities or of courses is visible', covers('4.23', 'C60'), () => {
    const limit = model.parameters.termsInitiallyShown.values[0].value;
    for (const [page, filter] of [
      [pageAt(site, pathTo('city-listing', 'pl', { city: model.cities[0].id })), 'Wszystkie kursy'],
      [coursePage(site, 'kpp'), 'Wszystkie miasta'],
    ] as const) {
      const text = mainText(page);
      expect(text).toContain(filter);
      expect(Number(/(\d+) termin/.exec(text)?.[1])).toBeGreaterThan(limit);
      expect(text).toContain(polish.terms.showAll);
    }
  });

  it('print the hours as the calendar renders them', covers('3.18', 'C12'), () => {
    expect(mainText(coursePage(site, 'kpp'))).toMatch(/\d{1,2}:\d\d–\d{1,2}:\d\d/);
  });
});

describe('the calls and the events', () => {
  it('have the addresses and methods of section 7', covers('7.1', '7.3', '7.5', '7.6', '7.8', '7.9'), () => {
    const called = Object.values(apiCalls).map(({ method, path }) => `${method} ${path}`);
    for (const call of [
      'POST /api/contact-form',
      'GET /api/v1/www/search-types',
      'POST /api/v1/www/courses-count',
      'GET /api/v1/www/courses',
      'GET /api/faq',
      'GET /api/article-index',
    ])
      expect(called).toContain(call);
  });

  it('have the names and parameters of section 7', covers('7.12', '7.13', '7.14', '7.15', '7.16'), () => {
    const events = new Map<string, readonly string[]>(
      model.analytics.map(({ name, parameters }) => [name, Object.keys(parameters)]),
    );
    expect(events.get('form_submitted')).toEqual(expect.arrayContaining(['form_name', 'url', 'user_data']));
    expect(events.get('search_course')).toEqual(
      expect.arrayContaining(['course_name', 'course_location', 'course_date']),
    );
    expect(events.has('choose_date') && events.has('virtual_page_view')).toBe(true);
    expect(events.get('view_item')).toEqual(expect.arrayContaining(['currency', 'price', 'item_category']));
  });
});

describe('the sentences', () => {
  it(
    'are in English when a message is not sent or a payment fails, and for a field without a message of its own',
    covers('8.3', '8.4'),
    () => {
      const { form, payment } = english;
      expect(Object.values(form).map(removeTypesettingMarks)).toEqual(
        expect.arrayContaining(['This field is required', 'E-mail address is wrong', 'Message not sent', 'Try again']),
      );
      expect(Object.values(payment)).toContain('The payment was unsuccessful. You can try again.');
    },
  );

  it('about the language are remembered in its cookie', covers('9.8'), () => {
    expect(locales.cookie).toBe('i18n_redirected');
    expect(elements(pageAt(site, '/').html, 'a').filter((link) => link['data-language'] === 'en')).not.toEqual([]);
  });
});
