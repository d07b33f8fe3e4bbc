import { z } from 'zod/mini';

const locale = z.enum(['pl', 'en']);
const calendarKey = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(60));
const calendarCity = z.int().check(z.minimum(1));
const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const searchTypesQuery = z.object({ lang: locale });
export const coursesCountBody = z.strictObject({
  type: z.nullable(calendarKey),
  localization: z.nullable(calendarCity),
  month: z.nullable(month),
});
export const coursesQuery = z.object({
  type: calendarKey,
  client: calendarKey,
  localization: z.optional(calendarCity),
  month: z.optional(month),
  lang: locale,
});
export const contactFormBody = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  phone: z.string().check(z.minLength(9), z.maxLength(40)),
  email: z.string().check(z.maxLength(254)),
  content: z.optional(z.string().check(z.maxLength(4000))),
  agreement: z.literal(true),
});
