import { z } from 'zod';
import { routeGroups } from '../routes/route-groups.ts';
import { pageKinds } from '../site/page-kinds.ts';
import { type DeepReadonly, feedPath, formerPath, id, partlyLocalizedSchema, referenceIdSchema, sitePath, text, webUrl, wordSchema } from './base.ts';
import { localizationMode } from './courses.ts';
import { source } from './source.ts';

/** The courses that a row is for: those of an audience; with `localization`, only those that take their city in this way. */
const over = { audience: referenceIdSchema('audience').optional(), localization: localizationMode.optional() };

/**
 * A page or a group of pages. A path may contain `{type}`, `{city}` or `{article}`. `{type}` is every course that the row is over;
 * next to it `{city}` is every city with a page under that course, alone it is every city. A path without `{type}` shows the courses
 * of its audience. `parent` names the route of the breadcrumb above.
 */
export const routeSchema = z.strictObject({
  id,
  kind: wordSchema(pageKinds, 'unknown-page-kind'),
  path: partlyLocalizedSchema(sitePath),
  /** Its former paths; their addresses redirect to the current ones. */
  formerPaths: z.strictObject({ pl: z.array(sitePath).optional(), en: z.array(sitePath).optional() }).optional(),
  name: partlyLocalizedSchema(text),
  ...over,
  parent: referenceIdSchema('route').nullable(),
  /** The content page that fills it, when it is not filled by a type, city or article. */
  page: referenceIdSchema('page text').optional(),
  /** Query parameters that the page reads. */
  query: z.array(id),
  /** Whether it contains the links to the mobile apps, and whether it is the page of the search. */
  apps: z.literal(true).optional(),
  /** Whether it lists the purpose and retention of the data of every form. */
  processing: z.literal(true).optional(),
  /** Whether it shows the short instructions for emergencies. */
  emergencies: z.literal(true).optional(),
  /** The instruction whose steps it shows. */
  emergency: id.optional(),
  search: z.literal(true).optional(),
  /** The drawing next to the heading, by its path in content/. */
  picture: text.optional(),
  /** Set while the page is empty: search engines are not sent to it. */
  placeholder: z.literal(true).optional(),
  group: wordSchema(routeGroups, 'unknown-route-group'),
  source,
});

/** A permanent move. `from` may contain `{type}` and `{city}`; `to` is a path, optionally with a query. */
export const redirectSchema = z.strictObject({
  id,
  from: sitePath,
  to: z.string({ error: 'not-a-text' }).regex(/^\/(?!\/)[^\s\\]*$/, { error: 'bad-redirect-target' }),
  ...over,
  source,
});

/** The address whose slash at the end stays. */
export const trailingSlashSchema = z.strictObject({
  kept: sitePath,
  /** The answer to an unknown path with a slash at its end: a redirect to the path without it, or 404 at once. */
  unknown: z.enum(['moved', 'missing']),
  source,
});

/** A tombstone: a URL that is gone for good and answers 410. */
export const goneSchema = z.strictObject({ path: formerPath, reason: text, source });

/** An address for programs, with placeholders that are filled like those of a page. It is below the address of `route`, if it names one. */
export const feedSchema = z.strictObject({ id, path: partlyLocalizedSchema(feedPath), route: referenceIdSchema('route').optional(), source });

const answeredPath = z.string({ error: 'not-a-text' }).regex(/^\/api(?:\/(?:[a-z0-9-]+|\{[a-z]+\}))+$/, { error: 'bad-path' });

/**
 * An address that leaves the house, with the parameters of its query. It is that of `route`, which reads these parameters, or a
 * `path` that the server answers. `since` is the release that sent it first, where that was made before this table.
 */
export const sentAddressSchema = z.strictObject({
  id,
  route: referenceIdSchema('route').optional(),
  path: answeredPath.optional(),
  query: z.array(id),
  /** Facts of mails that contain it. */
  facts: z.array(id),
  sentIn: z.array(z.enum(['mail', 'calendar', 'feed', 'shared-link', 'payment-service'], { error: 'unknown-sent-word' })).min(1, { error: 'empty-list' }),
  /** The target of a former form of the address: a path that the server answers, filled with the values of the request. */
  movesTo: z
    .string({ error: 'not-a-text' })
    .regex(/^\/api\/[^\s\\]*$/, { error: 'bad-redirect-target' })
    .optional(),
  since: z
    .string({ error: 'not-a-text' })
    .regex(/^\d+\.\d+\.\d+$/, { error: 'bad-version' })
    .optional(),
  source,
});

export const menuEntrySchema = z.strictObject({
  id,
  name: partlyLocalizedSchema(text).optional(),
  /** A route id, or an external link id. */
  route: referenceIdSchema('route').optional(),
  type: referenceIdSchema('course type').optional(),
  link: referenceIdSchema('external link').optional(),
  special: z.boolean(),
});

export const menuSchema = z.strictObject({ id, name: partlyLocalizedSchema(text), entries: z.array(menuEntrySchema).min(1, { error: 'empty-list' }), source });

export const externalLinkSchema = z.strictObject({ id, name: partlyLocalizedSchema(text), url: webUrl, placeholder: z.boolean(), source });

export const appLinkSchema = z.strictObject({ id, href: webUrl, image: text, alt: partlyLocalizedSchema(text), placeholder: z.boolean(), source });

/** A header of answers, as hosts send it. */
export const responseHeaderSchema = z.strictObject({
  name: z.string({ error: 'not-a-text' }).regex(/^[A-Z][A-Za-z-]+$/, { error: 'bad-header' }),
  value: z.string({ error: 'not-a-text' }).regex(/^[\x20-\x7e]+$/, { error: 'bad-header' }),
  on: z.enum(['every', 'tagged', 'reserved', 'missing', 'asset', 'revalidated', 'file'], { error: 'bad-header' }),
  source,
});

export type Route = DeepReadonly<z.infer<typeof routeSchema>>;
export type Redirect = DeepReadonly<z.infer<typeof redirectSchema>>;
export type ResponseHeader = DeepReadonly<z.infer<typeof responseHeaderSchema>>;
export type Feed = DeepReadonly<z.infer<typeof feedSchema>>;
export type SentAddress = DeepReadonly<z.infer<typeof sentAddressSchema>>;
export type Gone = DeepReadonly<z.infer<typeof goneSchema>>;
export type Menu = DeepReadonly<z.infer<typeof menuSchema>>;
export type MenuEntry = DeepReadonly<z.infer<typeof menuEntrySchema>>;
export type ExternalLink = DeepReadonly<z.infer<typeof externalLinkSchema>>;
export type AppLink = DeepReadonly<z.infer<typeof appLinkSchema>>;
export type TrailingSlash = DeepReadonly<z.infer<typeof trailingSlashSchema>>;
