import { z } from 'zod';
import { civilDate, type DeepReadonly, localizedSchema, slug, text } from '#model/schema/base.ts';
import { confirmation } from '#model/schema/signing.ts';
import { courseSections } from '#model/site/course-text-sections.ts';
import { evidenceField, pictureFile, plainWords, targetIdField, words } from './front-fields.ts';

/** The descriptions are shown by editors that read the JSON Schemas of `generated/content-schemas/`. */
const confirmed = confirmation
  .extend({ document: evidenceField(confirmation.shape.document), commit: evidenceField(confirmation.shape.commit) })
  .optional()
  .describe('Who has confirmed the text word for word: role, day, document, and the commit that was read.');
const front = {
  title: words.describe('Title in search results: at most 60 characters once its arguments are filled in, unique.'),
  description: words.describe('Text in search results: 120 to 160 characters once filled in, unique.'),
  heading: words.describe('The first heading of the page.'),
  lead: words.describe('One or two sentences under the heading.'),
  confirmed,
};
const keywords = z.array(words).min(1, { error: 'empty-list' }).describe('What people search for, at least one.');

const credited = {
  name: plainWords.describe('Name of the person.'),
  role: plainWords.describe('What makes the name count.'),
};
const sources = z
  .array(targetIdField('law or guideline'))
  .min(1, { error: 'empty-list' })
  .optional()
  .describe('Laws and guidelines of the model that the text cites.');
const legal = z
  .literal(true)
  .optional()
  .describe('Whether the text binds the provider or tells people of their rights; the lawyer reads it word for word.');
const medicalParts = z
  .array(
    z.strictObject({
      under: words.describe(
        'A heading of the text, or for the text before its first heading the name of the section (`body` where the text has none).',
      ),
      sources: sources.describe('Laws and guidelines of the model that the part follows.'),
    }),
  )
  .min(1, { error: 'empty-list' })
  .optional()
  .describe(
    'Headings under which an otherwise non-medical text gives medical advice; the physician reviews them word for word.',
  );
const credits = {
  reviewed: z
    .strictObject({ ...credited, on: civilDate })
    .optional()
    .describe('Who reviewed the text and when; without it the page does not call the text reviewed.'),
  sources,
  medical: z
    .literal(true)
    .optional()
    .describe(
      'Whether the text is about illness and treatment; it is marked for search engines, and the physician reads it word for word.',
    ),
  medicalParts,
};

const table = z
  .strictObject({
    of: targetIdField('table').describe('The table of the model, e.g. `situations`.'),
    caption: words.describe('The sentence above the table.'),
    columns: z
      .record(z.string(), words)
      .describe('Fields of a row, from left to right, with the heading of their column.'),
  })
  .optional()
  .describe('A table of the model, shown above the text.');

/** By folder of texts: the front matter that it expects, and its section names if the bodies have sections. */
export const documentKinds = {
  pages: { front: z.strictObject({ ...front, ...credits, legal, table }), sections: null },
  courses: {
    front: z.strictObject({
      ...front,
      ...credits,
      seoHeading: words.optional().describe('Heading of the section `# seo`.'),
    }),
    sections: courseSections.map(({ id }): string => id),
  },
  cities: {
    front: z.strictObject({ ...front, medicalParts, keywords }),
    sections: null,
  },
  'company-cities': {
    front: z.strictObject({ ...front, medicalParts, keywords }),
    sections: null,
  },
  articles: {
    front: z.strictObject({
      ...front,
      ...credits,
      author: z.strictObject(credited).optional().describe('Who signs the article; without it the provider does.'),
      published: civilDate.describe('First day on the site.'),
      updated: civilDate.optional(),
      picture: pictureFile.describe(
        'A picture of content/ by its path there, at the head of the article and on its card.',
      ),
    }),
    sections: null,
  },
} as const;

export type DocumentKind = keyof typeof documentKinds;

type Fronts = z.infer<(typeof documentKinds)[DocumentKind]['front']>;
type FieldOf<Front> = Front extends unknown ? keyof Front : never;
type ValueOf<Front, Field> = Front extends unknown ? (Field extends keyof Front ? Front[Field] : never) : never;
type SomeFields = { [Field in Exclude<FieldOf<Fronts>, keyof Fronts>]?: ValueOf<Fronts, Field> };

/**
 * The front matter of a text, with `{arguments}` not yet filled in: the fields that every kind has, and those that only some kinds have.
 */
export type FrontMatter = DeepReadonly<Pick<Fronts, keyof Fronts> & SomeFields>;

/** Front matter of a mail. */
export const mailSchema = z.strictObject({
  subject: text.describe('The subject; its arguments are the facts of the mail and the parameters.'),
  confirmed,
});

export const messagesSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, { error: 'bad-message-key' }),
  z.union([text, z.record(z.string(), text)], { error: 'not-a-text' }),
);

export const faqSchema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: slug.describe('Address of the answer (#faq-…); keep it when the wording changes.'),
        title: text.describe('The question.'),
        content: text.describe('The answer, in Markdown.'),
        medical: z
          .literal(true)
          .optional()
          .describe('Whether the answer gives medical advice; the physician reviews it word for word.'),
        legal,
        sources: sources.describe('Laws and guidelines of the model that the answer follows.'),
      }),
    )
    .min(1, { error: 'empty-list' }),
});

export const gallerySchema = z.strictObject({
  pictures: z.array(
    z.strictObject({
      file: text.describe('A file of the folder with the name of the gallery.'),
      title: localizedSchema(text),
      alt: localizedSchema(text).describe('Alternative text: what the picture shows.'),
      keep: z
        .enum(['top', 'bottom'])
        .optional()
        .describe('The edge that stays where a card shows less of the height; without it the middle stays.'),
    }),
  ),
});

const glossaryWords = z.strictObject({
  use: text.describe('The word of the site.'),
  not: z.array(text).min(1, { error: 'empty-list' }).describe('Words not to use for it; `*` matches any letters.'),
  except: z
    .array(z.strictObject({ words: text.describe('Allowed words, written like those of `not`.'), because: text }))
    .optional()
    .describe('Where a word of `not` is allowed.'),
});

/** The glossary of the site: one word for one thing in each language. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        id: slug,
        means: text.describe('What the word means.'),
        pl: glossaryWords.optional(),
        en: glossaryWords.optional(),
      }),
    )
    .min(1, { error: 'empty-list' }),
});

/** The sections that every text of its kind must have. */
export const requiredSections: { readonly [Kind in DocumentKind]?: readonly string[] } = {
  courses: courseSections.filter(({ needed }) => needed).map(({ id }) => id),
};
