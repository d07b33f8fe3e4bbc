import { analytics } from './analytics.ts';
import { namedShapes } from './api/named-shapes.ts';
import { api } from './api.ts';
import { appLinks } from './app-links.ts';
import { audiences } from './audiences.ts';
import { calendarKeys } from './calendar-keys.ts';
import { carousels } from './carousels.ts';
import { cities } from './cities.ts';
import { claims } from './claims.ts';
import { courseTypes } from './course-types/index.ts';
import { editionDate } from './edition.ts';
import { environments } from './environments.ts';
import { externalLinks } from './external-links.ts';
import { formNames } from './form-names.ts';
import { forms } from './forms.ts';
import { galleries } from './galleries.ts';
import { gone } from './gone.ts';
import { instructors } from './instructors.ts';
import { locales } from './locales.ts';
import { menus } from './menus.ts';
import { organisation } from './organisation.ts';
import { publicHolidays } from './public-holidays.ts';
import { redirects } from './redirects.ts';
import { regions } from './regions.ts';
import { register } from './register.ts';
import { responseHeaders } from './response-headers.ts';
import { routes } from './routes.ts';
import { parameters, rules } from './rules/index.ts';
import type { Rule } from './rules/language.ts';
import type { Parameter } from './rules/parameter.ts';
import type { Facts } from './schema/model.ts';
import { situations } from './situations.ts';
import { tagManager } from './tag-manager.ts';

/** The whole model: the only thing that the generator loads. */
export const model = {
  edition: editionDate,
  locales,
  organisation,
  audiences,
  calendarKeys,
  galleries,
  courseTypes,
  regions,
  cities,
  instructors,
  routes,
  redirects,
  gone,
  responseHeaders,
  menus,
  externalLinks,
  appLinks,
  forms,
  formNames,
  namedShapes,
  api,
  analytics,
  tagManager,
  carousels,
  publicHolidays,
  environments,
  situations,
  claims,
  register,
  parameters,
  rules,
} as const satisfies Facts & {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly rules: readonly Rule[];
};
