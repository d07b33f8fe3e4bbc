import { z } from 'zod';
import type { LocalizedText } from '../localized-text.ts';
import { analyticsEventSchema, formNameSchema, tagManagerSchema } from './analytics.ts';
import { civilDate, type DeepReadonly, locale } from './base.ts';
import { calendarKeySchema, publicHolidaySchema } from './calendar.ts';
import { clauseSchema, sectionSchema } from './clauses.ts';
import { commitmentSchema } from './commitments.ts';
import { audienceSchema, courseTypeSchema, discountSchema, promotionSchema } from './courses.ts';
import { emergencySchema } from './emergencies.ts';
import { bookingChangeSchema, formSchema } from './forms.ts';
import { guidelineSchema } from './guidelines.ts';
import { lawSchema } from './laws.ts';
import { mailSchema } from './mails.ts';
import { apiCallSchema, sharedShapeSchema } from './payload.ts';
import { citySchema, geographySchema, instructorSchema, regionSchema } from './places.ts';
import { registerEntrySchema } from './register.ts';
import {
  appLinkSchema,
  externalLinkSchema,
  feedSchema,
  goneSchema,
  menuSchema,
  redirectSchema,
  responseHeaderSchema,
  routeSchema,
  sentAddressSchema,
  trailingSlashSchema,
} from './routes.ts';
import { bookingStateSchema, relationSchema } from './rules.ts';
import {
  brandSchema,
  carouselSchema,
  choiceSchema,
  claimSchema,
  courseSectionSchema,
  environmentSchema,
  gallerySchema,
  gapSchema,
  organisationSchema,
  situationSchema,
  statementSchema,
} from './site.ts';
import { source } from './source.ts';

type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

/** What a table of the model is called, and what is said of its rows. */
interface TableFacts<Field extends string = string> extends LocalizedText {
  /** What a reference calls one of its rows. */
  readonly row?: string;
  /** Fields that auditors alone read: no page, mail, call or rule function shows them. A field includes all its parts. */
  readonly forAuditors?: readonly Field[];
}

const factsOfTables = z.registry<TableFacts>();

/** A table with a minimum number of rows. */
const table = <Row extends z.ZodType>(row: Row, facts: TableFacts<FieldOf<z.infer<Row>>>, least: 0 | 1 = 1) =>
  z.array(row, { error: 'not-a-table' }).min(least, { error: 'empty-list' }).register(factsOfTables, facts);

/** A single fact. */
const record = <Value extends z.ZodType>(value: Value, facts: TableFacts<FieldOf<z.infer<Value>>>): Value => {
  const own = value.clone();
  factsOfTables.add(own, facts);
  return own;
};

/** The whole model but its rules and parameters, whose language has checks of its own. */
export const modelSchema = z.object({
  edition: record(civilDate, { pl: 'wydanie', en: 'edition' }),
  sections: table(sectionSchema, { pl: 'rozdziały specyfikacji', en: 'sections of the specification', forAuditors: ['id', 'pl', 'en'] }),
  clauses: table(clauseSchema, {
    pl: 'zdania specyfikacji',
    en: 'clauses of the specification',
    forAuditors: ['pl', 'en', 'deviations', 'settledBy', 'owner'],
  }),
  laws: table(lawSchema, { pl: 'przepisy', en: 'laws', forAuditors: ['act', 'article', 'inForceFrom', 'publication', 'says'] }),
  guidelines: table(guidelineSchema, {
    pl: 'wytyczne medyczne',
    en: 'medical guidelines',
    forAuditors: ['title', 'chapter', 'year', 'polishEdition', 'address', 'says'],
  }),
  locales: record(z.strictObject({ default: locale, all: z.array(locale).min(1), cookie: z.string(), phoneRegion: z.string().regex(/^[A-Z]{2}$/), source }), {
    pl: 'języki',
    en: 'languages',
  }),
  organisation: record(organisationSchema, { pl: 'organizator', en: 'provider' }),
  brand: record(brandSchema, { pl: 'znak i kolory', en: 'brand' }),
  audiences: table(audienceSchema, { pl: 'grupy odbiorców', en: 'audiences', row: 'audience' }),
  calendarKeys: table(calendarKeySchema, { pl: 'klucze kalendarza', en: 'keys of the calendar', row: 'calendar type' }),
  galleries: table(gallerySchema, { pl: 'galerie', en: 'galleries', row: 'gallery', forAuditors: ['id', 'size'] }),
  courseTypes: table(courseTypeSchema, { pl: 'rodzaje kursów', en: 'course types', row: 'course type' }),
  promotions: table(promotionSchema, { pl: 'promocje', en: 'promotions', forAuditors: ['id'] }, 0),
  discounts: table(discountSchema, { pl: 'zniżki', en: 'discounts' }),
  relations: table(relationSchema, { pl: 'związki między liczbami', en: 'relations between numbers', forAuditors: ['kind', 'is', 'of'] }, 0),
  bookingStates: table(bookingStateSchema, { pl: 'stany rezerwacji', en: 'states of a booking' }),
  geography: record(geographySchema, { pl: 'mapa', en: 'map' }),
  regions: table(regionSchema, { pl: 'województwa', en: 'regions', row: 'region' }),
  cities: table(citySchema, { pl: 'miasta', en: 'cities', row: 'city' }),
  instructors: table(instructorSchema, { pl: 'instruktorzy', en: 'instructors', row: 'instructor' }),
  routes: table(routeSchema, { pl: 'adresy stron', en: 'pages', row: 'route', forAuditors: ['name', 'query'] }),
  redirects: table(redirectSchema, { pl: 'przekierowania', en: 'redirects', forAuditors: ['id'] }),
  trailingSlash: record(trailingSlashSchema, { pl: 'ukośnik na końcu adresu', en: 'trailing slash' }),
  gone: table(goneSchema, { pl: 'adresy, których już nie ma', en: 'addresses that are gone', forAuditors: ['reason'] }, 0),
  feeds: table(feedSchema, { pl: 'kanały', en: 'feeds' }),
  sentAddresses: table(sentAddressSchema, { pl: 'adresy wysłane w e-mailach', en: 'addresses sent in mails' }),
  responseHeaders: table(responseHeaderSchema, { pl: 'nagłówki odpowiedzi', en: 'response headers', forAuditors: ['name', 'value'] }),
  menus: table(menuSchema, { pl: 'menu', en: 'menus' }),
  externalLinks: table(externalLinkSchema, { pl: 'odsyłacze zewnętrzne', en: 'links to other sites', row: 'external link' }),
  appLinks: table(appLinkSchema, { pl: 'odsyłacze do aplikacji', en: 'links to applications' }),
  forms: table(formSchema, { pl: 'formularze', en: 'forms', row: 'form' }),
  bookingChanges: table(bookingChangeSchema, { pl: 'zmiany w rezerwacji', en: 'changes of a booking', forAuditors: ['tells'] }),
  formNames: table(formNameSchema, { pl: 'nazwy formularzy', en: 'names of forms' }),
  sharedShapes: table(sharedShapeSchema, { pl: 'postaci danych', en: 'shapes of data', row: 'named shape' }),
  api: table(apiCallSchema, { pl: 'wywołania serwera', en: 'calls of the server', row: 'API call' }),
  analytics: table(analyticsEventSchema, { pl: 'zdarzenia analityki', en: 'events of the analytics' }),
  tagManager: record(tagManagerSchema, { pl: 'menedżer tagów', en: 'tag manager' }),
  carousels: table(carouselSchema, { pl: 'karuzele', en: 'carousels' }),
  publicHolidays: table(publicHolidaySchema, { pl: 'dni wolne od pracy', en: 'public holidays' }),
  environments: table(environmentSchema, { pl: 'środowiska', en: 'environments' }),
  choices: table(choiceSchema, { pl: 'wybory organizatora', en: 'choices of the provider', forAuditors: ['name'] }),
  gaps: table(gapSchema, { pl: 'braki', en: 'gaps' }),
  statements: table(statementSchema, { pl: 'zdania wspólne', en: 'shared sentences' }),
  courseSections: table(courseSectionSchema, { pl: 'części opisu kursu', en: 'sections of a course' }),
  situations: table(situationSchema, { pl: 'stany nagłe i leki', en: 'emergencies and medicines' }),
  emergencies: table(emergencySchema, { pl: 'instrukcje pierwszej pomocy', en: 'first-aid instructions' }),
  claims: table(claimSchema, { pl: 'twierdzenia marketingowe', en: 'claims of the marketing', forAuditors: ['statement', 'scope'] }),
  commitments: table(commitmentSchema, { pl: 'obietnice', en: 'promises', forAuditors: ['id', 'name', 'owner', 'words'] }),
  mails: table(mailSchema, { pl: 'e-maile', en: 'mails', row: 'mail', forAuditors: ['name'] }),
  register: table(registerEntrySchema, {
    pl: 'decyzje i pytania',
    en: 'decisions and questions',
    row: 'register entry',
    forAuditors: ['area', 'subject', 'says', 'decision', 'reason', 'confirmedBy', 'confirmed', 'shownBy', 'asks', 'weight', 'decidedOn'],
  }),
});

/** Facts of the site as the generator sees them; the rules and parameters of `model/rules` are next to them. */
export type Model = DeepReadonly<z.infer<typeof modelSchema>>;

/** Every table of the model by its name, with what it is called. */
export const tables: ReadonlyMap<string, TableFacts> = new Map(
  Object.entries(modelSchema.shape).flatMap(([name, schema]) => {
    const facts = factsOfTables.get(schema);
    return facts === undefined ? [] : [[name, facts] as const];
  }),
);
