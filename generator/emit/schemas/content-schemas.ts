import { z } from 'zod';
import { calendarSchema } from '#domain/dates/demo-calendar.ts';
import {
  documentKinds,
  faqSchema,
  gallerySchema,
  glossarySchema,
  mailSchema,
  messagesSchema,
} from '../../validate/content/schemas.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatJson } from '../json-text.ts';

/** By the file name of a schema, what it describes: the front matter of a kind of text, or a whole YAML file. */
const contentSchemas: Readonly<Record<string, { readonly title: string; readonly schema: z.ZodType }>> = {
  page: { title: 'Front matter of a page', schema: documentKinds.pages.front },
  course: { title: 'Front matter of a course', schema: documentKinds.courses.front },
  city: { title: 'Front matter of a course in a city', schema: documentKinds.cities.front },
  'company-city': { title: 'Front matter of a company page', schema: documentKinds['company-cities'].front },
  article: { title: 'Front matter of an article', schema: documentKinds.articles.front },
  messages: { title: 'Interface texts', schema: messagesSchema },
  mail: { title: 'Front matter of a mail', schema: mailSchema },
  faq: { title: 'Questions and answers', schema: faqSchema },
  calendar: { title: 'Demo calendar', schema: calendarSchema },
  gallery: { title: 'Pictures of a gallery', schema: gallerySchema },
  glossary: { title: 'Words of the site', schema: glossarySchema },
};

/** JSON Schemas with which editors complete and check the files of content/ while they are written. */
export const emitContentSchemas = (): GeneratedFile[] =>
  Object.entries(contentSchemas).map(([name, { title, schema }]) => ({
    path: `content-schemas/${name}.schema.json`,
    text: formatJson({ title, ...z.toJSONSchema(schema, { io: 'input' }) }),
  }));
