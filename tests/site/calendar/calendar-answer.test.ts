import { describe, expect, it } from 'vitest';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { fingerprintOfCourse } from '#site/lib/calendar/course-update.ts';
import { covers } from '../../covers.ts';
import { certifiedType } from '../../find-course.ts';
import { sampleAnswer } from '../samples/calendar.ts';
import { samplePages } from '../samples/pages.ts';
import { sampleRendering, sampleTranslator } from '../samples/site.ts';

const { course } = samplePages;
const plain = (html: string): string => html.replaceAll(/[\u00a0\u2060]/g, ' ');

/** The page as the build prints it when the calendar answers so. */
const printed = (latest: Partial<CoursesResponse>, page = course): string => {
  const reader = { ...sampleTranslator, courses: () => ({ ...sampleAnswer(certifiedType), ...latest }) };
  return plain(renderPage(page, { ...sampleRendering, site: { ...sampleRendering.site, reader } }));
};
const part = (html: string, name: string): string =>
  new RegExp(`data-latest="${name}"[^>]*>(.*?)</div></div>`).exec(html)?.[1] ?? '';

describe('a course page shows what the calendar answered at build time', covers('C03'), () => {
  const html = printed({
    name: 'Kurs z kalendarza',
    price: 1590,
    intro: '<p>Nowy <b>wstęp</b><script>alert(1)</script></p>',
    description: '<p onclick="x()">Nowy opis</p>',
    program: '<ul><li>Nowy program</li></ul>',
    priceDescription: '<p>Nowa uwaga o cenie</p>',
  });

  it('in its texts and its name, without disallowed markup', () => {
    expect(part(html, 'intro')).toContain('<p>Nowy <strong>wstęp</strong></p>');
    expect(part(html, 'description')).toContain('<p>Nowy opis</p>');
    expect(part(html, 'program')).toContain('<li>Nowy program</li>');
    expect(part(html, 'priceDescription')).toContain('<p>Nowa uwaga o cenie</p>');
    expect(html).toMatch(/data-latest="name"[^>]*>Kurs z kalendarza</);
    expect(html).not.toMatch(/alert\(1\)|onclick/);
  });

  it('in one price: that of the box and of the structured data', () => {
    expect(html).toContain('<span class="price-amount">1590 zł</span>');
    const latest = [...html.matchAll(/"price":"([\d.]*)"/g)].map(([, price]) => price);
    expect(new Set(latest)).toEqual(new Set(['1590.00']));
    expect(html).toContain('"name":"Kurs z kalendarza"');
  });
});

it('a course page names the day of the recorded price wherever the calendar gives none', covers('C03'), () => {
  const units = (latest: Partial<CoursesResponse>): readonly string[] =>
    [...printed(latest).matchAll(/data-latest="unit"[^>]*>([^<]*)</g)].map(([, unit = '']) => unit);
  expect(units({ price: 1690 }).length).toBeGreaterThan(0);
  expect(units({ price: 1690 }).filter((unit) => unit !== sampleTranslator.messages.course.gross())).toEqual([]);
  expect(units({ price: null }).length).toBe(units({ price: 1690 }).length);
  expect(units({ price: null }).filter((unit) => !/^cena z dnia .* 20\d\d$/.test(unit))).toEqual([]);
});

describe('a course page keeps its own text', covers('C03'), () => {
  const own = printed({});

  it.each([
    ['null', null],
    ['blank', ' <p> </p><script>x</script>'],
  ])('where a text of the calendar is %s', (_, text) => {
    const latest = printed({ intro: text, description: text, program: text, priceDescription: text });
    for (const name of ['intro', 'description', 'program', 'priceDescription'])
      expect(part(latest, name)).toBe(part(own, name));
    expect(latest).toContain('id="program-');
  });

  it('where the price cannot be', () => {
    expect(printed({ price: -1 })).toContain('Cena z dnia');
  });

  it('where the calendar gives the same in its own markup', () => {
    const words = '<p>Wstęp do <b>kursu</b></p>';
    const body = { ...course.body, intro: [{ kind: 'paragraph' as const, of: ['Wstęp do kursu'] }] };
    expect(part(printed({ intro: words }, { ...course, body }), 'intro')).not.toContain('<strong>');
  });
});

describe('a program that only the calendar has', () => {
  const page = { ...course, body: { ...course.body, program: null } };
  const sectionOf = (html: string): string =>
    /<details[^>]*>(?=<summary><h2>[^<]*<\/h2><\/summary><div id="program")/.exec(html)?.[0] ?? '';

  it('shows its section, which is otherwise hidden and not linked', () => {
    expect(sectionOf(printed({ program: '<p>Plan</p>' }, page))).not.toContain('hidden');
    expect(sectionOf(printed({}, page))).toContain('hidden');
    expect(printed({}, page)).not.toContain('href="#program"');
  });
});

it('offers an enquiry for a term without a price, and the reserve list for a full one', covers('C99', 'C209'), () => {
  const html = printed({ price: null });
  expect(html).toContain('Zgłoś chęć udziału');
  expect(html).toContain('Lista rezerwowa');
  expect(html).not.toMatch(/term-action">Rezerwuj/);
});

it('the fingerprint of an answer changes with every price and text, but not with terms', () => {
  const answer = sampleAnswer(certifiedType);
  const changes = [{ price: 1590 }, { name: 'Inny' }, { intro: 'a' }, { description: 'a' }, { program: 'b' }];
  const marks = [answer, ...changes.map((change) => ({ ...answer, ...change }))].map(fingerprintOfCourse);
  expect(new Set(marks).size).toBe(marks.length);
  expect(fingerprintOfCourse({ ...answer, items: [] })).toBe(fingerprintOfCourse(answer));
});
