import { analytics } from './analytics/events.ts';
import { formNames } from './analytics/form-names.ts';
import { tagManager } from './analytics/tag-manager.ts';
import { api } from './api/index.ts';
import { sharedShapes } from './api/shared-shapes.ts';
import { audiences } from './audiences.ts';
import { calendarKeys } from './calendar/calendar-keys.ts';
import { editionDate } from './calendar/edition.ts';
import { publicHolidays } from './calendar/public-holidays.ts';
import { clauses, sections } from './clauses/index.ts';
import { commitments } from './commitments/index.ts';
import { discounts } from './course-types/discounts.ts';
import { courseTypes } from './course-types/index.ts';
import { promotions } from './course-types/promotions.ts';
import { emergencies } from './emergencies/index.ts';
import { bookingChanges } from './forms/booking-changes.ts';
import { forms } from './forms/index.ts';
import { guidelines } from './guidelines.ts';
import { laws } from './laws.ts';
import { mails } from './mails/index.ts';
import { cities } from './places/cities.ts';
import { geography } from './places/geography.ts';
import { instructors } from './places/instructors.ts';
import { regions } from './places/regions.ts';
import type { References } from './references.ts';
import { register } from './register/index.ts';
import { appLinks } from './routes/app-links.ts';
import { externalLinks } from './routes/external-links.ts';
import { feeds } from './routes/feeds.ts';
import { gone } from './routes/gone.ts';
import { routes } from './routes/index.ts';
import { menus } from './routes/menus.ts';
import { redirects } from './routes/redirects.ts';
import { responseHeaders } from './routes/response-headers.ts';
import { sentAddresses } from './routes/sent-addresses.ts';
import { trailingSlash } from './routes/trailing-slash.ts';
import { bookingStates } from './rules/bookings/booking-states.ts';
import { parameters, rules } from './rules/index.ts';
import type { Rule } from './rules/language.ts';
import type { Parameter } from './rules/parameter.ts';
import { relations } from './rules/relations.ts';
import type { Model } from './schema/model.ts';
import { brand } from './site/brand.ts';
import { carousels } from './site/carousels.ts';
import { choices } from './site/choices.ts';
import { claims } from './site/claims.ts';
import { courseSections } from './site/course-text-sections.ts';
import { environments } from './site/environments.ts';
import { galleries } from './site/galleries.ts';
import { gaps } from './site/gaps.ts';
import { locales } from './site/locales.ts';
import { organisation } from './site/organisation.ts';
import { situations } from './site/situations.ts';
import { statements } from './site/statements.ts';

/** The whole model: the only thing that the generator loads. */
export const model = {
  edition: editionDate,
  sections,
  clauses,
  laws,
  guidelines,
  locales,
  organisation,
  brand,
  audiences,
  calendarKeys,
  galleries,
  courseTypes,
  promotions,
  discounts,
  relations,
  bookingStates,
  geography,
  regions,
  cities,
  instructors,
  routes,
  redirects,
  trailingSlash,
  feeds,
  sentAddresses,
  gone,
  responseHeaders,
  menus,
  externalLinks,
  appLinks,
  forms,
  bookingChanges,
  formNames,
  sharedShapes,
  api,
  analytics,
  tagManager,
  carousels,
  publicHolidays,
  environments,
  choices,
  gaps,
  statements,
  courseSections,
  situations,
  emergencies,
  claims,
  commitments,
  mails,
  register,
  parameters,
  rules,
} as const satisfies Model & References & { readonly parameters: Readonly<Record<string, Parameter>>; readonly rules: readonly Rule[] };
