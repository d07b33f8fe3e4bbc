import { z } from 'zod';
import { addressScopes } from '../course-types/address-scopes.ts';
import { offers } from '../course-types/offers.ts';
import {
  calendarCode,
  civilDate,
  type DeepReadonly,
  id,
  locale,
  localizedSchema,
  markAsReference,
  phone,
  referenceIdSchema,
  registerId,
  slug,
  text,
  webUrl,
  wordSchema,
} from './base.ts';
import { source } from './source.ts';

/** What is shown next to the heading of a page; a video is the address of a film file, over the picture. */
const header = { format: z.enum(['video', 'image']), video: webUrl.nullable() };

/** A client group. `client` is the key sent to the calendar service; null where no calendar exists. */
export const audienceSchema = z.strictObject({
  id,
  name: localizedSchema(text),
  /** Shown above the heading of its first page and over its list of courses. */
  title: localizedSchema(text),
  /** What it is offered, on the card of the audience. */
  description: localizedSchema(text),
  client: markAsReference(calendarCode, 'calendar client').nullable(),
  /** The number that its pages, texts and mails show in place of the provider's. */
  phone: phone.optional(),
  /** Whether anybody books its courses from a list of dates and prices; otherwise both are agreed with each customer. */
  openCourses: z.boolean(),
  /**
   * Where the form is on the pages of its courses: after the header (`price`), or after price and description (`dates`); null at the end.
   */
  enquiryBefore: z.enum(['price', 'dates'], { error: 'unknown-place-of-form' }).nullable(),
  /** The header of its list of courses; null if its first page is that of a course, which shows its own header. */
  header: z.strictObject(header).nullable(),
  /** A path in content/; it is shown on the card of the audience and in its header. */
  picture: text,
  /** Route of its first page; where the route is over course types, the first course of the audience. */
  landing: referenceIdSchema('route'),
  source,
});

/** How a type page takes its city: as a path segment, as the query `localization`, or not at all. */
export const localizationMode = z.enum(['param', 'query', 'none'], { error: 'unknown-localization' });

const courseFields = z.strictObject({
  id,
  audience: referenceIdSchema('audience'),
  name: localizedSchema(text),
  short: localizedSchema(text),
  /** Its name in a list as narrow as a phone, if the whole name would be cut. */
  narrow: localizedSchema(text).optional(),
  slug: localizedSchema(slug),
  /** Its former slugs; their addresses redirect to the current ones. `npm run model -- rename` writes them. */
  formerSlugs: z.strictObject({ pl: z.array(slug), en: z.array(slug) }).optional(),
  calendar: markAsReference(calendarCode, 'calendar type').nullable(),
  /** The name of its type within its audience, if the calendar does not know the course; null for a course with a calendar key. */
  typeName: text.nullable(),
  /** The picture is a path in content/; it is also shown on the card of the course. */
  header: z.strictObject({ ...header, picture: text }),
  localization: localizationMode,
  /** Cities with a page of their own under this type; the empty list where the city is a query. */
  cities: z.array(markAsReference(slug, 'city')),
  /** Cities of `cities` whose own text is null in the source: they get the general text. */
  citiesWithoutText: z.array(markAsReference(slug, 'city')),
  gallery: referenceIdSchema('gallery').nullable(),
  /** Language of instruction, whatever the language of the page. */
  taughtIn: locale,
  /** Parameter ids of the prices shown; null where prices are set individually or are only in the calendar. */
  price: z.strictObject({ standard: referenceIdSchema('parameter'), promotional: referenceIdSchema('parameter').nullable() }).nullable(),
  /** The kind of offer by which the rules of discounts distinguish it. */
  offer: wordSchema(offers, 'unknown-offer'),
  /** Parameter ids shown as details of the course, in this order. */
  details: z.array(referenceIdSchema('parameter')),
  /** Parameter ids of the hours of all its classes, and of the minutes of one of them where it is no clock hour; null where not known. */
  classes: z.strictObject({ hours: referenceIdSchema('parameter'), hourMinutes: referenceIdSchema('parameter').nullable() }).nullable(),
  /** Parameter id of the youngest age admitted; a minor of that age needs a guardian. */
  minimumAge: referenceIdSchema('parameter'),
  instalments: z.boolean(),
  /** Whether it ends, on its last day, with the exam for the state certificate. */
  stateCertificate: z.boolean(),
  /** Whether it asks for the PESEL number, or a document in its place. */
  needsPesel: z.boolean(),
  /** Whether it renews a certificate of qualified first aid that the participant already has. */
  renewsCertificate: z.boolean(),
  givesCustomerZone: z.boolean(),
  /** What a participant has afterwards. */
  outcome: localizedSchema(text),
  /** Whom one e-mail address serves; `person` where it becomes the login of the customer zone. */
  addressScope: wordSchema(addressScopes, 'unknown-address-scope'),
  /** Whether a full term keeps a reserve list while its price is not known; otherwise visitors ask about another date. */
  unpricedReserveList: z.boolean(),
  /** Whether the content contains a program of the course. */
  program: z.boolean(),
  /** The list of questions shown in Polish. */
  faq: referenceIdSchema('FAQ set'),
  related: z.array(referenceIdSchema('course type')),
  /** The specification leaves title and content of the SEO section empty for some types. */
  emptySeo: z.boolean(),
  /** Set while the program of the course is unknown: no menu and no search engine leads to its page. */
  placeholder: z.literal(true).optional(),
  /** Set for a course to which the chooser does not lead. */
  chooser: z.literal(false).optional(),
  register: z.array(registerId),
  source,
});

/** A course; only one with the state exam can renew its certificate. */
export const courseTypeSchema = courseFields.refine(({ stateCertificate, renewsCertificate }) => stateCertificate || !renewsCertificate, {
  error: 'renewal-without-exam',
  path: ['renewsCertificate'],
});

/** A time in which a course has its promotional price; both days belong to it. */
export const promotionSchema = z.strictObject({
  id,
  type: referenceIdSchema('course type'),
  from: civilDate,
  to: civilDate.nullable(),
  register: z.array(registerId),
  source,
});

/** A discount by the row of the rule that gives it: its line in a price, and the sentence about it, with its number. */
export const discountSchema = z.strictObject({
  id: slug,
  name: localizedSchema(text),
  words: localizedSchema(text),
  /** Parameter ids of the price for one person and of the discount, if two persons pay twice the price less the discount. */
  forTwo: z.strictObject({ price: referenceIdSchema('parameter'), less: referenceIdSchema('parameter') }).nullable(),
  source,
});

export type Discount = DeepReadonly<z.infer<typeof discountSchema>>;
export type Promotion = DeepReadonly<z.infer<typeof promotionSchema>>;
export type Audience = DeepReadonly<z.infer<typeof audienceSchema>>;
export type CourseType = DeepReadonly<z.infer<typeof courseTypeSchema>>;
