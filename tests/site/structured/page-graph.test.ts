import { describe, expect, it } from 'vitest';
import { parameters } from '#generated/rules/parameters.ts';
import { renderPage } from '#site/app/document/render.tsx';
import { structuredDataOfPage } from '#site/feeds/structured-data/page-graph.ts';
import { jsonForScriptElement } from '#site/lib/html/json-script.tsx';
import { textOfProse } from '#site/lib/prose-text.ts';
import { covers } from '../../covers.ts';
import { samplePages } from '../samples/pages.ts';
import { sampleRendering, sampleTranslator } from '../samples/site.ts';
import { missingFacts } from './required-facts.ts';

const { site } = sampleRendering;
const { lastFreePlace, lowAvailability } = parameters;
const origin = 'https://kursy.example';
const context = { site, origin };

/** The graph as a search engine reads it: printed and parsed again. */
const graphOf = (page: Parameters<typeof structuredDataOfPage>[0], reader = sampleTranslator) =>
  structuredDataOfPage(page, { origin, site: { ...site, reader } }).flatMap(
    (graph) => JSON.parse(jsonForScriptElement(graph))['@graph'],
  );
const nodeOf = (type: string, ...parameters: Parameters<typeof graphOf>) =>
  graphOf(...parameters).find((node) => node['@type'] === type);

describe('the structured data of a course', () => {
  const { course } = samplePages;

  it('has the price that the page shows, in złoty', () => {
    const node = nodeOf('Course', course);
    expect(node.offers).toMatchObject({ price: '1690.00', priceCurrency: 'PLN' });
    expect(node.hasCourseInstance[0].offers.price).toBe('1690.00');
  });

  it('is left out without a price or without dates', () => {
    const unpriced = { ...course, body: { ...course.body, price: null } };
    expect(nodeOf('Course', unpriced, withTerms({ price: null }))).toBeUndefined();
    expect(nodeOf('Course', { ...course, body: { ...course.body, dates: null } })).toBeUndefined();
  });

  it.each([
    [-3, 'SoldOut'],
    [0, 'SoldOut'],
    [0.5, 'SoldOut'],
    [lastFreePlace, 'LimitedAvailability'],
    [lastFreePlace + 0.5, 'LimitedAvailability'],
    [lowAvailability, 'LimitedAvailability'],
    [lowAvailability + 1, 'InStock'],
    [null, undefined],
  ])('calls %s free places %s', (freePlaces, word) => {
    const [instance] = nodeOf('Course', course, withTerms({ freePlaces })).hasCourseInstance;
    expect(instance.offers.availability).toBe(word === undefined ? undefined : `https://schema.org/${word}`);
  });

  it('gives two weekends as two schedules', () => {
    const [instance] = nodeOf('Course', course).hasCourseInstance;
    expect([instance.startDate, instance.endDate]).toEqual(['2027-01-08', '2027-01-17']);
    expect(instance.courseSchedule).toMatchObject([
      { startDate: '2027-01-08', endDate: '2027-01-10', repeatCount: 3 },
      { startDate: '2027-01-15', endDate: '2027-01-17', repeatCount: 3 },
    ]);
  });

  it('has the hours of the days, the requirements and the certificate', () => {
    const node = nodeOf('Course', course);
    expect(node.coursePrerequisites).toEqual([expect.stringMatching(/^Ukończone \d+ lat/)]);
    expect(node.educationalCredentialAwarded).toMatch(/tytułu ratownika/);
    const hours = (hoursRendered: string) => {
      const answer = (query: Parameters<typeof sampleTranslator.courses>[0]) => {
        const given = sampleTranslator.courses(query);
        return given && { ...given, items: given.items.map((item) => ({ ...item, showHours: true, hoursRendered })) };
      };
      return nodeOf('Course', course, { ...sampleTranslator, courses: answer }).hasCourseInstance[0].courseSchedule[0];
    };
    expect(hours('8:00–19:00')).toMatchObject({ startTime: '08:00', endTime: '19:00' });
    expect(hours('wieczorem')).not.toHaveProperty('startTime');
  });

  it('lists only the dates of the city of the page', () => {
    const places = nodeOf('Course', samplePages['course-city']).hasCourseInstance.map(
      (instance: { readonly location: { readonly name: string } }) => instance.location.name,
    );
    expect(places).toEqual(['Wrocław', 'Wrocław']);
  });

  it('is left out when the calendar could not be read', () => {
    expect(nodeOf('Course', course, { ...sampleTranslator, courses: () => null })).toBeUndefined();
  });

  it('contains the questions on the page that shows them, and on no other', () => {
    expect(nodeOf('FAQPage', course).mainEntity).toHaveLength(course.body.faq?.length ?? 0);
    expect(nodeOf('FAQPage', { ...course, body: { ...course.body, faq: null } })).toBeUndefined();
    expect(nodeOf('FAQPage', { ...course, body: { ...course.body, faq: [] } })).toBeUndefined();
  });

  function withTerms({ price = 1690, freePlaces = 5 }: { price?: number | null; freePlaces?: number | null }) {
    return {
      ...sampleTranslator,
      courses: (query: Parameters<typeof sampleTranslator.courses>[0]) => {
        const answer = sampleTranslator.courses(query);
        return answer === null
          ? null
          : { ...answer, price, items: answer.items.map((item) => ({ ...item, freePlaces })) };
      },
    };
  }
});

describe('the structured data of other pages', () => {
  it('is a list of courses from three courses on', () => {
    const { listing } = samplePages;
    const [card] = listing.body.courses;
    if (card === undefined) throw new Error('The sample listing has no course.');
    const withCourses = (count: number) => ({
      ...listing,
      body: { ...listing.body, courses: Array(count).fill(card) },
    });
    expect(nodeOf('ItemList', withCourses(2))).toBeUndefined();
    expect(nodeOf('ItemList', withCourses(3)).itemListElement).toHaveLength(3);
    expect(nodeOf('ItemList', withCourses(3)).itemListElement[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: card.name,
      url: origin + card.href,
    });
  });

  it('names the provider of the courses, without placeholder facts', () => {
    const node = nodeOf('EducationalOrganization', samplePages.contact);
    expect(node.name).toBe(site.layout.organisation.name);
    for (const fact of ['telephone', 'email', 'address', 'taxID', 'legalName']) expect(node).not.toHaveProperty(fact);
  });

  it('names author, reviewer and laws where they are known, and leaves them out otherwise', covers('C164'), () => {
    const { article } = samplePages;
    expect(nodeOf('BlogPosting', article).author['@type']).toBe('EducationalOrganization');
    expect(nodeOf('WebPage', article)).toBeUndefined();
    const person = { name: 'Anna Nowak', role: 'lekarka' };
    const act = { kind: 'law', label: 'ustawa, Dz. U. z 2025 r. poz. 637', href: 'https://isap.example/637' } as const;
    const credits = { author: person, reviewed: { ...person, on: '2026-11-05' }, sources: [act], medical: false };
    expect(nodeOf('BlogPosting', { ...article, credits })).toMatchObject({
      author: { '@type': 'Person', name: person.name, jobTitle: person.role },
      citation: [{ name: act.label, url: act.href }],
    });
    expect(nodeOf('MedicalWebPage', { ...samplePages.text, credits: { ...credits, medical: true } })).toMatchObject({
      reviewedBy: { name: person.name },
      lastReviewed: '2026-11-05',
    });
    const unreviewed = nodeOf('WebPage', { ...article, credits: { ...credits, reviewed: null } });
    expect(unreviewed).not.toHaveProperty('reviewedBy');
    expect(renderPage({ ...article, credits }, sampleRendering)).toContain('Treść sprawdził(a): Anna Nowak, lekarka,');
    expect(renderPage(article, sampleRendering)).not.toContain('sprawdził');
  });

  it('has the days on which an article was published and updated', () => {
    expect(nodeOf('BlogPosting', samplePages.article)).toMatchObject({
      headline: samplePages.article.heading,
      datePublished: '2026-11-03',
      dateModified: '2026-11-05',
    });
  });

  it('has the steps of the visible breadcrumb trail', () => {
    const { itemListElement } = nodeOf('BreadcrumbList', samplePages.text);
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Strona główna', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'text', item: origin + samplePages.text.path },
    ]);
  });

  it('is left out on pages that search engines do not index', () => {
    const { text } = samplePages;
    expect(structuredDataOfPage({ ...text, head: { ...text.head, indexable: false } }, context)).toEqual([]);
  });
});

it('turns prose into words without markup or typographic marks', () => {
  const words = textOfProse([
    { kind: 'paragraph', of: ['W\u00a0', { strong: ['piątek'] }, ' ', { link: '/a', of: ['tu'] }] },
    { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['4\u2060–\u20606'] }]] },
  ]);
  expect(words).toBe('W piątek tu\n4–6');
});

describe('incomplete facts, on every kind of page', () => {
  type Reader = typeof sampleTranslator;
  type Answer = NonNullable<ReturnType<Reader['courses']>>;
  const answering = (change: (answer: Answer) => Answer): Reader => ({
    ...sampleTranslator,
    courses: (query) => {
      const answer = sampleTranslator.courses(query);
      return answer === null ? null : change(answer);
    },
  });
  const states: Readonly<Record<string, Reader>> = {
    'as always': sampleTranslator,
    'the calendar is away': { ...sampleTranslator, courses: () => null },
    'no dates': answering((answer) => ({ ...answer, items: [] })),
    'no price': answering((answer) => ({ ...answer, price: null })),
    'no hours': answering((answer) => ({
      ...answer,
      items: answer.items.map((item) => ({ ...item, showHours: false })),
    })),
    'days unknown': answering((answer) => ({
      ...answer,
      items: answer.items.map((item) => ({ ...item, type: 'kipp' })),
    })),
  };
  const variants = Object.values(samplePages).flatMap((page) =>
    'price' in page.body ? [page, { ...page, body: { ...page.body, price: null, details: [] } }] : [page],
  );
  const rows = Object.entries(states).flatMap(([state, reader]) =>
    variants.map((page) => [page.kind, state, page, reader] as const),
  );

  it.each(rows)('%s: %s', (_, __, page, reader) => {
    expect(graphOf(page as (typeof samplePages)['course'], reader).flatMap(missingFacts)).toEqual([]);
  });

  it('the table finds what is missing', () => {
    expect(missingFacts({ '@type': 'Course', name: 'KPP', description: 'x' })).toEqual([
      'Course.provider',
      'Course.offers',
      'Course.hasCourseInstance',
    ]);
    expect(missingFacts({ '@type': 'Event', name: 'KPP' })).toHaveLength(1);
  });
});
