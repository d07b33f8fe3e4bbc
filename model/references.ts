import type { api } from './api/index.ts';
import type { audiences } from './audiences.ts';
import type { calendarKeys } from './calendar/calendar-keys.ts';
import type { courseTypes } from './course-types/index.ts';
import type { cities } from './places/cities.ts';
import type { instructors } from './places/instructors.ts';
import type { regions } from './places/regions.ts';
import type { register } from './register/index.ts';
import type { externalLinks } from './routes/external-links.ts';
import type { routes } from './routes/index.ts';
import type { rules } from './rules/index.ts';
import type { ParameterId, ParameterOf } from './rules/parameters.ts';
import type { CalendarKey } from './schema/calendar.ts';
import type { Audience, CourseType, Promotion } from './schema/courses.ts';
import type { Field, Form } from './schema/forms.ts';
import type { Model } from './schema/model.ts';
import type { ShownBy } from './schema/register.ts';
import type { Menu, MenuEntry } from './schema/routes.ts';
import type { Carousel } from './schema/site.ts';
import type { galleries } from './site/galleries.ts';

/** The ids of a table, as one type. */
type IdOf<Rows extends readonly { readonly id: string }[]> = Rows[number]['id'];

export type AudienceId = IdOf<typeof audiences>;
export type CityId = IdOf<typeof cities>;
export type CourseTypeId = IdOf<typeof courseTypes>;
export type RouteId = IdOf<typeof routes>;
export type RegisterId = IdOf<typeof register>;
export type RuleId = IdOf<typeof rules>;
type GalleryId = IdOf<typeof galleries>;
type RegionId = IdOf<typeof regions>;
type InstructorId = IdOf<typeof instructors>;
type ExternalLinkId = IdOf<typeof externalLinks>;
type ApiCallId = IdOf<typeof api>;
type CalendarCode<Role> = Extract<(typeof calendarKeys)[number], { readonly role: Role }>['key'];

/**
 * A row as it is declared: a field that names something accepts only names that exist, so that a wrong one is a type error in its own line.
 */
type Declared<Row, References> = Omit<Row, keyof References> & Readonly<References>;

export type DeclaredAudience = Declared<Audience, { client: CalendarCode<'client'> | null; landing: RouteId }>;
export type DeclaredCalendarKey = Declared<
  CalendarKey,
  { days: readonly number[] | { readonly days: ParameterId; readonly weekends?: ParameterId } | null; register: readonly RegisterId[] }
>;
export type DeclaredCarousel = Declared<Carousel, { interval: ParameterId }>;
export type DeclaredCourseType = Declared<
  CourseType,
  {
    calendar: CalendarCode<'type'> | null;
    cities: readonly CityId[];
    citiesWithoutText: readonly CityId[];
    gallery: GalleryId | null;
    price: { readonly standard: ParameterId; readonly promotional: ParameterId | null } | null;
    details: readonly ParameterId[];
    minimumAge: ParameterOf<'year'>;
    classes: { readonly hours: ParameterOf<'hour'>; readonly hourMinutes: ParameterOf<'minute'> | null } | null;
    register: readonly RegisterId[];
  }
>;
export type DeclaredField = Declared<Field, { rule: RuleId | null; retention: ParameterId }>;
export type DeclaredForm = Declared<Form, { fields: readonly DeclaredField[] }>;
export type DeclaredPromotion = Declared<Promotion, { type: CourseTypeId; register: readonly RegisterId[] }>;
export type DeclaredMenuEntry = Declared<MenuEntry, { route?: RouteId; type?: CourseTypeId; link?: ExternalLinkId }>;
export type DeclaredMenu = Declared<Menu, { entries: readonly DeclaredMenuEntry[] }>;

/** The tables to which a `shownBy` of a decision may point: not those of which the decision itself is made. */
type TableShowingDecisions = Exclude<keyof Model, 'edition' | 'register' | 'sections' | 'clauses'>;

/** References between tables. A table cannot refer to its own type while it is declared, so the whole model is checked. */
export interface References {
  readonly clauses: readonly { readonly id: string; readonly deviations?: readonly RegisterId[] }[];
  readonly regions: readonly { readonly city: CityId; readonly instructor: InstructorId }[];
  readonly cities: readonly { readonly region: RegionId; readonly instructor: InstructorId | null }[];
  readonly courseTypes: readonly { readonly audience: AudienceId; readonly related: readonly CourseTypeId[] }[];
  readonly routes: readonly { readonly parent: RouteId | null; readonly audience?: AudienceId }[];
  readonly redirects: readonly { readonly id: string; readonly audience?: AudienceId }[];
  readonly forms: readonly { readonly call: ApiCallId }[];
  readonly api: readonly { readonly register: readonly RegisterId[] }[];
  readonly analytics: readonly { readonly register: readonly RegisterId[] }[];
  readonly claims: readonly { readonly register: readonly RegisterId[] }[];
  readonly register: readonly { readonly shownBy: readonly ShownBy<RegisterId, ParameterId, TableShowingDecisions>[] }[];
  readonly commitments: readonly { readonly register: RegisterId }[];
}
