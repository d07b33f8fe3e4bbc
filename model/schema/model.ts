import { z } from 'zod';
import { analyticsEventSchema, formNameSchema, tagManagerSchema } from './analytics.ts';
import { civilDate, type DeepReadonly, locale } from './base.ts';
import { calendarKeySchema, publicHolidaySchema } from './calendar.ts';
import { clauseSchema, sectionSchema } from './clauses.ts';
import { commitmentSchema } from './commitments.ts';
import { audienceSchema, courseTypeSchema, discountSchema, promotionSchema } from './courses.ts';
import { emergencySchema } from './emergencies.ts';
import { formSchema } from './forms.ts';
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

const table = <T extends z.ZodType>(row: T) => z.array(row, { error: 'not-a-table' }).min(1, { error: 'empty-list' });

/** The whole model but its rules and parameters, whose language has checks of its own. */
export const modelSchema = z.object({
  edition: civilDate,
  sections: table(sectionSchema),
  clauses: table(clauseSchema),
  laws: table(lawSchema),
  guidelines: table(guidelineSchema),
  locales: z.strictObject({ default: locale, all: z.array(locale).min(1), cookie: z.string(), phoneRegion: z.string().regex(/^[A-Z]{2}$/), source }),
  organisation: organisationSchema,
  brand: brandSchema,
  audiences: table(audienceSchema),
  calendarKeys: table(calendarKeySchema),
  galleries: table(gallerySchema),
  courseTypes: table(courseTypeSchema),
  promotions: z.array(promotionSchema),
  discounts: table(discountSchema),
  relations: z.array(relationSchema),
  bookingStates: table(bookingStateSchema),
  geography: geographySchema,
  regions: table(regionSchema),
  cities: table(citySchema),
  instructors: table(instructorSchema),
  routes: table(routeSchema),
  redirects: table(redirectSchema),
  trailingSlash: trailingSlashSchema,
  gone: z.array(goneSchema),
  feeds: table(feedSchema),
  sentAddresses: table(sentAddressSchema),
  responseHeaders: table(responseHeaderSchema),
  menus: table(menuSchema),
  externalLinks: table(externalLinkSchema),
  appLinks: table(appLinkSchema),
  forms: table(formSchema),
  formNames: table(formNameSchema),
  sharedShapes: table(sharedShapeSchema),
  api: table(apiCallSchema),
  analytics: table(analyticsEventSchema),
  tagManager: tagManagerSchema,
  carousels: table(carouselSchema),
  publicHolidays: table(publicHolidaySchema),
  environments: table(environmentSchema),
  choices: table(choiceSchema),
  gaps: table(gapSchema),
  statements: table(statementSchema),
  courseSections: table(courseSectionSchema),
  situations: table(situationSchema),
  emergencies: table(emergencySchema),
  claims: table(claimSchema),
  commitments: table(commitmentSchema),
  mails: table(mailSchema),
  register: table(registerEntrySchema),
});

/** Facts of the site as the generator sees them; the rules and parameters of `model/rules` stand beside them. */
export type Model = DeepReadonly<z.infer<typeof modelSchema>>;
