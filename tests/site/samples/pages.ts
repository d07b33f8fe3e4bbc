import type { CityPart, CourseBody } from '#contract/course.ts';
import type { Dates } from '#contract/dates.ts';
import type { Finder } from '#contract/finder.ts';
import type { Bodies, Head, OwnBodies, PageOf } from '#contract/page.ts';
import type { PolandMap } from '#contract/places.ts';
import type { Prose } from '#contract/prose.ts';
import { pathTo, type RouteId } from '#generated/routes/routes.ts';
import { model } from '#model/index.ts';
import { certifiedType } from '../../find-course.ts';

const head = (path: string): Head => ({
  title: `Tytuł ${path}`,
  description: 'Opis strony',
  canonical: path,
  keywords: [],
  alternates: [],
  indexable: true,
  kind: 'website',
  image: null,
});

/** Prose with every kind of block; the id of its heading must be unique on a page. */
export const sampleProse = (id: string): Prose => [
  { kind: 'heading', level: 2, id: `naglowek-${id}`, of: ['Nagłówek ', { emphasis: ['z akcentem'] }] },
  {
    kind: 'paragraph',
    of: ['Akapit z ', { strong: ['mocnym'] }, ' słowem i ', { link: '/kontakt', of: ['odnośnikiem'] }],
  },
  {
    kind: 'list',
    ordered: false,
    items: [[{ kind: 'paragraph', of: ['pierwszy'] }], [{ kind: 'paragraph', of: ['drugi'] }]],
  },
];

const finder: Finder = {
  action: '/szukaj',
  types: [{ id: certifiedType, name: 'KPP' }],
  cities: [{ id: 'wroclaw', name: 'Wrocław' }],
};

const map: PolandMap = {
  regions: [
    {
      id: 'dolnoslaskie',
      name: 'dolnośląskie',
      left: 22.8,
      top: 65.7,
      instructor: null,
      cities: [
        { id: 'wroclaw', name: 'Wrocław', href: '/kursy-pierwszej-pomocy/wroclaw' },
        { id: 'jelenia-gora', name: 'Jelenia Góra', href: '/kursy-pierwszej-pomocy/jelenia-gora' },
        { id: 'legnica', name: 'Legnica', label: 'Leg\nnica', href: '/kursy-pierwszej-pomocy/legnica' },
      ],
    },
  ],
};

export const sampleDates: Dates = {
  type: certifiedType,
  client: 'kursy-dla-osob-prywatnych',
  city: null,
  course: 'Kurs KPP',
  filter: 'query',
  cities: [
    { id: 'wroclaw', name: 'Wrocław', href: '/kurs?localization=wroclaw' },
    { id: 'lodz', name: 'Łódź', href: '/kurs?localization=lodz' },
  ],
  allHref: '/kurs',
  days: [0, 1, 2, 7, 8, 9],
};

const card = {
  id: 'kpp-rec',
  name: 'Recertyfikacja KPP',
  short: 'KPP-rec',
  href: '/recertyfikacja-kpp',
  lead: 'Krótki kurs.',
  picture: '/a.svg',
  details: [],
  price: null,
};

const city = {
  id: 'wroclaw',
  calendarId: 1,
  name: 'Wrocław',
  locative: 'we Wrocławiu',
  genitive: 'Wrocławia',
  region: 'dolnośląskie',
  nearest: [{ id: 'opole', name: 'Opole', href: '/kursy-pierwszej-pomocy/opole', kilometres: 78 }],
  instructor: null,
};

const local: CityPart = {
  courseHref: pathTo('course', 'pl', { type: 'kpp' }),
  listingHref: null,
  program: ['Podstawy'],
  travel: { id: 'wroclaw', title: 'Jak dojechać do Wrocławia?', content: sampleProse('travel') },
};

const course: CourseBody = {
  course: { id: 'kpp', audience: 'individual', name: 'Kurs KPP', short: 'KPP', calendar: certifiedType },
  city: null,
  local: null,
  audienceTitle: null,
  enquiryBefore: null,
  renewal: null,
  header: { format: 'video', video: 'https://video.example/kpp', picture: '/pictures/kpp.svg' },
  intro: [],
  details: [{ id: 'hours', label: 'Czas trwania', value: '66 godzin' }],
  price: { standard: 169_000, promotional: null, lowestBefore: null, lowest: null },
  discounts: ['Dwie osoby: mniej o 100 zł.'],
  priceText: sampleProse('price'),
  description: sampleProse('description'),
  program: sampleProse('program'),
  sections: [{ id: 'afterwards', heading: 'Po kursie', blocks: sampleProse('afterwards') }],
  dates: sampleDates,
  gallery: [{ src: '/galleries/kpp/01.svg', title: 'Ćwiczenia', alt: 'Dwie osoby ćwiczą' }],
  faqSet: 'kpp',
  faq: ['a', 'b', 'c', 'd'].map((id) => ({ id, title: `Pytanie ${id}?`, content: sampleProse(id) })),
  related: [card],
  nearest: city.nearest,
  cities: [city.nearest[0] ?? { id: 'opole', name: 'Opole', href: '/' }],
  seo: { heading: 'Więcej o kursie', text: { lang: 'pl', blocks: sampleProse('seo') } },
};

const article = {
  id: 'a',
  href: '/blog/a',
  heading: 'Artykuł',
  lead: 'Krótko.',
  published: '2026-11-03',
  picture: '/a.svg',
};

/** Every kind with a body of its own, and one that shows its text. */
type SampleKind = keyof OwnBodies | 'contact';

const bodies: { readonly [Kind in SampleKind]: Bodies[Kind] } = {
  home: {
    picture: '/pictures/headers/individual.svg',
    audiences: [
      {
        id: 'individual',
        name: 'Dla Ciebie',
        description: 'Otwarte.',
        href: '/',
        picture: '/pictures/a.svg',
        courses: [card],
      },
      {
        id: 'fire',
        name: 'Dla straży',
        description: 'Dla strażaków.',
        href: '/straz',
        picture: '/pictures/b.svg',
        courses: [card],
      },
    ],
    finder,
    map,
    claims: [],
    logos: [],
  },
  listing: {
    header: { format: 'image', video: null, picture: '/pictures/headers/sample.svg' },
    chooser: {
      steps: [
        { id: 'wybor', question: 'Dla kogo?', answers: [{ label: 'Dla mnie', href: '#wybor-individual' }], back: null },
      ],
      results: [{ id: 'wybor-individual', card, back: 'wybor' }],
    },
    courses: [card],
    finder,
    cities: [],
    text: sampleProse('text'),
  },
  'city-listing': {
    city,
    travel: null,
    courses: [card],
    dates: { ...sampleDates, type: null, city: 'wroclaw', filter: 'none' },
    text: sampleProse('text'),
    cities: [],
  },
  course,
  'course-city': { ...course, city, local, dates: { ...sampleDates, city: 'wroclaw', filter: 'param' } },
  'company-city': {
    ...course,
    course: { ...course.course, audience: 'company' },
    enquiryBefore: 'dates',
    city,
    local,
    dates: null,
    price: null,
    faq: null,
    seo: null,
  },
  blog: { articles: [article], text: [] },
  article: {
    id: 'a',
    published: '2026-11-03',
    updated: '2026-11-05',
    picture: '/a.svg',
    text: sampleProse('text'),
    more: [{ ...article, id: 'b', href: '/blog/b' }],
  },
  contact: { text: sampleProse('text') },
  about: {
    text: sampleProse('text'),
    instructors: [{ id: 'i', title: 'Instruktor', position: 'Region', picture: null, alt: '' }],
    map,
    claims: [
      { statement: '66 godzin', evidence: { document: 'Program kursu', date: '2026-01-02' } },
      { statement: 'Ponad 150 ratowników', evidence: null, placeholder: 'rescuers' },
    ],
  },
  text: {
    table: {
      caption: 'Stany nagłe i leki',
      columns: ['Stan', 'Lek', 'Postać'],
      rows: [['Wstrząs', 'Adrenalina', null]],
    },
    text: sampleProse('text'),
    apps: [{ href: 'https://app.example', image: 'a.svg', alt: 'Aplikacja' }],
    emergencies: {
      tiles: [
        {
          label: 'Dławi się',
          href: '/pierwsza-pomoc/dlawienie',
          picture: '/b.svg',
          ages: [{ label: 'Niemowlę', href: '/pierwsza-pomoc/dlawienie-niemowle' }],
        },
      ],
      others: [{ label: 'Udar', href: '/pierwsza-pomoc/udar' }],
    },
    emergency: {
      id: 'choking',
      call: 'Gdy kaszel nie pomaga.',
      steps: [
        { words: 'Zachęcaj do kaszlu.', pictures: [], never: [] },
        {
          words: 'Uderz między łopatki.',
          pictures: [{ src: '/b.svg', title: 'Uderzenia', alt: 'Dłoń między łopatkami' }],
          never: ['Nie szukaj palcami w ustach.'],
        },
      ],
      beats: 110,
      ages: [],
      medicine: null,
      never: ['Nie czekaj.'],
      alone: 'Telefon na głośniku.',
      sources: ['Wytyczne 2021, Pierwsza pomoc'],
    },
    processing: [
      {
        id: 'contact',
        form: 'Formularz',
        rows: [{ basis: 'art. 6', period: '12 miesięcy', data: [{ fields: ['Imię'], purpose: 'Kontakt' }] }],
      },
    ],
  },
  reserved: {
    text: sampleProse('text'),
    finder: null,
    lists: [{ name: 'Dla Ciebie', links: [{ label: 'KPP', href: '/kpp' }] }],
    customerZone: { href: 'https://strefa.example' },
  },
  'not-found': { text: sampleProse('text'), unserved: [], finder },
};

/** A route of a kind that the site may do without. */
const routeOf = (kind: SampleKind): RouteId => model.routes.find((route) => String(route.kind) === kind)?.id ?? 'home';

/** Existing addresses, since the renderer checks each page against the route table. */
const places: { readonly [Kind in SampleKind]: { readonly route: RouteId; readonly path: string } } = {
  home: { route: 'home', path: pathTo('home', 'pl') },
  listing: { route: 'individual-listing', path: pathTo('individual-listing', 'pl') },
  'city-listing': { route: 'city-listing', path: pathTo('city-listing', 'pl', { city: 'wroclaw' }) },
  course: { route: 'course', path: pathTo('course', 'pl', { type: 'kpp' }) },
  'course-city': { route: 'course-city', path: pathTo('course-city', 'pl', { type: 'kpp', city: 'wroclaw' }) },
  'company-city': {
    route: 'company-city',
    path: pathTo('company-city', 'pl', { type: 'company-bls', city: 'wroclaw' }),
  },
  blog: { route: routeOf('blog'), path: '/blog' },
  article: { route: routeOf('article'), path: '/blog/a' },
  contact: { route: 'contact', path: pathTo('contact', 'pl') },
  about: { route: 'about', path: pathTo('about', 'pl') },
  text: { route: 'terms', path: pathTo('terms', 'pl') },
  reserved: { route: 'booking', path: pathTo('booking', 'pl') },
  'not-found': { route: 'not-found', path: pathTo('not-found', 'pl') },
};

const pageOf = <Kind extends SampleKind>(
  kind: Kind,
): Omit<PageOf<Kind>, 'body'> & { readonly body: (typeof bodies)[Kind] } => ({
  key: `pl--${kind}`,
  kind,
  ...places[kind],
  audience: null,
  locale: 'pl',
  head: head(places[kind].path),
  heading: `Nagłówek strony ${kind}`,
  lead: 'Wstęp.',
  breadcrumbs: [
    { label: 'Strona główna', href: '/' },
    { label: kind, href: places[kind].path },
  ],
  otherLanguage: { label: 'English', href: '/en', lang: 'en' },
  formName: 'Formularz kontaktowy',
  picture: null,
  credits: { author: null, reviewed: null, medical: false, sources: [] },
  body: bodies[kind],
});

/** A small page of every kind with every optional part filled. */
export const samplePages: { readonly [Kind in SampleKind]: PageOf<Kind> } = {
  home: pageOf('home'),
  listing: pageOf('listing'),
  'city-listing': pageOf('city-listing'),
  course: pageOf('course'),
  'course-city': pageOf('course-city'),
  'company-city': pageOf('company-city'),
  blog: pageOf('blog'),
  article: pageOf('article'),
  contact: pageOf('contact'),
  about: pageOf('about'),
  text: pageOf('text'),
  reserved: pageOf('reserved'),
  'not-found': pageOf('not-found'),
};
