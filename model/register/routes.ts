import type { RegisterEntry } from '../schema/forms.ts';

/** Register entries on routes and pages. */
export const routesRegister = [
  {
    id: 'C28',
    area: 'routes',
    subject: 'Company special overlaps the company type',
    says: [
      { section: '2', variant: 'company special: /{type}/{localization}? for the first company slug' },
      { section: '2', variant: 'company type: /{type}?' },
    ],
    decision:
      'One table, longest match: the bare slug is the company type, the ten cities are special, any other city answers 404 with the nearest served city.',
    reason: 'The same slug stands in both groups.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C29',
    area: 'routes',
    subject: 'City pages of KPP and recertification listed twice',
    says: [
      { section: '2', variant: 'individual type page: /{type}/{localization}?' },
      { section: '2', variant: '/kurs-kwalifikowanej-pierwszej-pomocy-kpp/{city}; /recertyfikacja-kpp/{city}' },
    ],
    decision: 'The same page and one route; the second listing is the pre-render list.',
    reason: 'Two routes for one address cannot both answer.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C30',
    area: 'routes',
    subject: 'All eight types accept a city, only two use it',
    says: [
      { section: '2', variant: 'individual type page: /{type}/{localization}?' },
      { section: '2', variant: 'the other courses take it as a query parameter' },
    ],
    decision: 'For the other six, /{type}/{city} moves (301) to /{type}?localization={city}.',
    reason: 'One address per content.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C31',
    area: 'routes',
    subject: 'City as slug or as id',
    says: [
      { section: '2', variant: 'localization is one of 27 city slugs' },
      { section: '2', variant: 'in the course-type page the localization parameter is a city id' },
      { section: '7', variant: 'localization (city id or null)' },
    ],
    decision:
      'The city table maps slug and id; addresses hold slugs only; an id in ?localization is accepted and rewritten; null means all.',
    reason: 'Both ends of the contract stay as they are.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C32',
    area: 'routes',
    subject: '“blog” clashes with a city and with an article id',
    says: [
      {
        section: '2',
        variant:
          '/kursy-pierwszej-pomocy/blog, /kurs-kwalifikowanej-pierwszej-pomocy-kpp/blog, /recertyfikacja-kpp/blog, and /blog/blog',
      },
    ],
    decision: '“blog” is reserved before cities; all four move (301) to /blog.',
    reason: 'One blog.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C33',
    area: 'routes',
    subject: 'Pages that are not listed',
    says: [
      { section: '2', variant: '/ and /kursy-pierwszej-pomocy are not in the route groups' },
      {
        section: '2',
        variant: "the company landing page is the first slug, titled 'Kursy dla firm' (description is a placeholder)",
      },
    ],
    decision:
      '/ and /kursy-pierwszej-pomocy are created; the company landing is the first company slug as told, with a real description.',
    reason: 'A site needs a first page.',
    confirmedBy: 'owner',
    status: 'decided',
  },
  {
    id: 'C34',
    area: 'routes',
    subject: 'Purpose of the type lists',
    says: [
      {
        section: '2',
        variant: '/typy-indywidualne, /typy-firmowe, /typy-firmowe-special, /typy-mundurowe, /typy-strazowe',
      },
    ],
    decision: 'Internal hubs of links with noindex: readable lists.',
    reason: 'The purpose is not told.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C35',
    area: 'routes',
    subject: 'Robots allow all, yet pages are private',
    says: [{ section: '2', variant: 'robots allow all; excluded from the sitemap' }],
    decision: 'Pages outside the sitemap carry noindex.',
    reason: 'A crawler must be allowed to read the mark.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C36',
    area: 'routes',
    subject: 'Pages missing from the pre-render list',
    says: [{ section: '2', variant: 'pre-rendered: all type pages, city pages, terms and privacy' }],
    decision: 'Every indexable page is pre-rendered.',
    reason: 'Home, contact, about, special pages and the blog would be empty without JavaScript.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
] as const satisfies readonly RegisterEntry[];
