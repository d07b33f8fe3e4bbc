import { z } from 'zod';
import { civilDate, localized, slug, text } from '#model/schema/base.ts';

const front = { title: text, description: text, heading: text, lead: text };

/** What each folder of texts expects: its front matter, and its section names where the body has sections. */
export const documentKinds = {
  pages: { front: z.strictObject(front), sections: null },
  courses: {
    front: z.strictObject({ ...front, seoHeading: text.optional() }),
    sections: ['intro', 'description', 'price', 'program', 'seo'],
  },
  cities: {
    front: z.strictObject({ ...front, keywords: z.array(text).min(1, { error: 'empty-list' }) }),
    sections: null,
  },
  'company-cities': {
    front: z.strictObject({ ...front, keywords: z.array(text).min(1, { error: 'empty-list' }) }),
    sections: null,
  },
  articles: {
    front: z.strictObject({ ...front, published: civilDate, updated: civilDate.optional() }),
    sections: null,
  },
} as const;

export type DocumentKind = keyof typeof documentKinds;

const sentence = z.string({ error: 'not-a-text' }).regex(/\S/, { error: 'empty-text' });
export const messagesSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, { error: 'bad-message-key' }),
  z.union([sentence, z.record(z.string(), sentence)], { error: 'not-a-text' }),
);

export const faqSchema = z.strictObject({
  items: z.array(z.strictObject({ id: slug, title: text, content: text })).min(1, { error: 'empty-list' }),
});

export const gallerySchema = z.strictObject({
  pictures: z.array(z.strictObject({ file: text, title: localized(text), alt: localized(text) })),
});
