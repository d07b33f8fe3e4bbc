import type { Detail, Subject } from '#domain/audit/changes/change-data.ts';
import type { Reader, Topic } from '#domain/audit/changes/news-data.ts';
import { handbook } from '../../load/read-texts.ts';
import { isSource } from '../field-detail.ts';

type Place = readonly [reader: Reader, topic: Topic];

/** Whom the rows of a table concern; rules and numbers are told apart by what differs. */
export const tablePlaces: Readonly<Record<string, Place>> = {
  edition: ['developers', 'records'],
  sections: ['developers', 'clauses'],
  clauses: ['developers', 'clauses'],
  laws: ['developers', 'laws'],
  guidelines: ['developers', 'laws'],
  locales: ['visitors', 'pages'],
  organisation: ['visitors', 'organisation'],
  brand: ['visitors', 'organisation'],
  audiences: ['visitors', 'courses'],
  calendarKeys: ['hosts', 'calls'],
  galleries: ['visitors', 'pictures'],
  courseTypes: ['visitors', 'courses'],
  promotions: ['visitors', 'prices'],
  discounts: ['visitors', 'prices'],
  courseSections: ['visitors', 'courseTexts'],
  relations: ['developers', 'records'],
  geography: ['visitors', 'places'],
  regions: ['visitors', 'places'],
  cities: ['visitors', 'places'],
  instructors: ['visitors', 'organisation'],
  routes: ['visitors', 'addresses'],
  redirects: ['hosts', 'redirects'],
  sentAddresses: ['hosts', 'redirects'],
  trailingSlash: ['hosts', 'redirects'],
  feeds: ['visitors', 'pages'],
  gone: ['visitors', 'addresses'],
  responseHeaders: ['hosts', 'delivery'],
  menus: ['visitors', 'pages'],
  externalLinks: ['visitors', 'pages'],
  appLinks: ['visitors', 'pages'],
  forms: ['visitors', 'forms'],
  formNames: ['hosts', 'analytics'],
  sharedShapes: ['hosts', 'calls'],
  api: ['hosts', 'calls'],
  analytics: ['hosts', 'analytics'],
  tagManager: ['hosts', 'analytics'],
  carousels: ['visitors', 'pages'],
  publicHolidays: ['visitors', 'organisation'],
  environments: ['hosts', 'delivery'],
  choices: ['visitors', 'organisation'],
  gaps: ['office', 'decisions'],
  situations: ['visitors', 'firstAid'],
  emergencies: ['visitors', 'firstAid'],
  claims: ['visitors', 'organisation'],
  statements: ['visitors', 'pages'],
  commitments: ['office', 'promises'],
  mails: ['visitors', 'mails'],
  register: ['office', 'decisions'],
};

/** Texts by the folder below the language, or by the folder itself. */
const textPlaces: readonly (readonly [form: RegExp, place: Place])[] = [
  [/^(?:README\.md|templates\/|dictionary\/|calendar\/)/, ['developers', 'records']],
  [/^..\/messages\/audit/, ['developers', 'records']],
  [/^..\/messages\//, ['visitors', 'screenWords']],
  [/^..\/courses\//, ['visitors', 'courseTexts']],
  [/^..\/(?:cities|company-cities)\//, ['visitors', 'cityTexts']],
  [/^..\/faq\//, ['visitors', 'answers']],
  [/^..\/articles\//, ['visitors', 'articles']],
  [/^..\/mails\//, ['visitors', 'mails']],
  [/^(?:galleries|pictures)\//, ['visitors', 'pictures']],
];

const textPlace = (path: string): Place => {
  if (path === handbook) return ['office', 'handbook'];
  const own = path.replace(/^content\//, '');
  return textPlaces.find(([form]) => form.test(own))?.[1] ?? ['visitors', 'pages'];
};

/** What is kept about a fact and shown to nobody who visits the site. */
const keptAbout = new Set([
  'placeholder',
  'evidence',
  'register',
  'keptApart',
  'shownBy',
  'closed',
  'purpose',
  'variants',
]);

/** Names that programs give to courses. */
const namedForPrograms = new Set(['typeName', 'calendar']);

const rowPlace = (table: string, detail: Detail): Place => {
  const place = tablePlaces[table] ?? ['developers', 'records'];
  if (detail.key === 'source') return place[0] === 'developers' ? place : ['developers', 'records'];
  if (detail.key !== 'value') return place;
  const [field = ''] = detail.path.split('.');
  if (table === 'courseTypes' && namedForPrograms.has(field)) return ['hosts', 'calls'];
  return isSource(detail.path) || keptAbout.has(field) ? ['developers', 'records'] : place;
};

/** What a rule answers, and not how it is written. */
const decided: ReadonlySet<Detail['key']> = new Set([
  'added',
  'removed',
  'stated',
  'tableKind',
  'case',
  'step',
  'begins',
  'more',
  'because',
]);

const partsThatShow: ReadonlySet<string> = new Set(['result', 'state', 'event']);

/** A rule that asks for something else cannot be compared case by case; then its sentence says what it decides now. */
const asksOtherwise = (details: readonly Detail[]): boolean =>
  details.some(({ key }) => key === 'otherForm') ||
  details.some((detail) => detail.key === 'part' && !partsThatShow.has(detail.of));

const sentenceField = /^sentence\./;

const rulePlace = (detail: Detail, isAskedOtherwise: boolean): Place => {
  if (decided.has(detail.key) || (detail.key === 'part' && partsThatShow.has(detail.of))) return ['visitors', 'rules'];
  const isSaid = detail.key === 'part' || (detail.key === 'value' && sentenceField.test(detail.path));
  return isAskedOtherwise && isSaid ? ['visitors', 'rules'] : ['developers', 'records'];
};

const valuesOfNumber: ReadonlySet<Detail['key']> = new Set(['number', 'movedBy', 'concerns']);

const numberPlace = (key: 'price' | 'number', detail: Detail, isShown: boolean): Place => {
  if (!valuesOfNumber.has(detail.key)) return ['developers', 'records'];
  if (key === 'price') return ['visitors', 'prices'];
  return isShown ? ['visitors', 'numbers'] : ['hosts', 'delivery'];
};

/** Whom a detail concerns, and under what, beside the other details of its subject. */
export const placeOf = (subject: Subject, detail: Detail, all: readonly Detail[]): Place => {
  /** Some page, text or rule holds the number. */
  const isShown = all.some(({ key }) => key === 'concerns');
  if (detail.key === 'renamed') return ['developers', 'names'];
  if (subject.key === 'rule') return rulePlace(detail, asksOtherwise(all));
  if (subject.key === 'price' || subject.key === 'number') return numberPlace(subject.key, detail, isShown);
  if (subject.key === 'text') return detail.key === 'sameWords' ? ['developers', 'records'] : textPlace(subject.path);
  if (subject.key === 'picture') return textPlace(subject.path);
  if (subject.key === 'row') return rowPlace(subject.table, detail);
  if (subject.key === 'lead') return tablePlaces[subject.table] ?? ['visitors', 'courses'];
  if (subject.key === 'route') return ['visitors', 'addresses'];
  return subject.key === 'operator' ? ['developers', 'records'] : ['hosts', 'redirects'];
};
