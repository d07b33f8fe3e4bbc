import { z } from 'zod';
import type { Referent } from '#model/schema/base.ts';
import { text } from '#model/schema/base.ts';
import type { ValuePath } from '../../problems/finding.ts';

/** What front matter may name: a row that rows of the model may name, a passage on which a text rests, or a table of the model. */
export type FrontTarget = Referent | 'law or guideline' | 'table';

/** The meaning of a text in front matter. A `name` is the name of something that exists. */
type Meaning =
  | { readonly is: 'words'; readonly takesArguments: boolean }
  | { readonly is: 'name'; readonly of: FrontTarget }
  | { readonly is: 'picture' }
  | { readonly is: 'evidence' };

const meanings = z.registry<Meaning>();

/** Words for readers, in which `{arguments}` are filled in. */
export const words = text.clone().register(meanings, { is: 'words', takesArguments: true });
/** Words for readers that are shown as written. */
export const plainWords = text.clone().register(meanings, { is: 'words', takesArguments: false });
/** The path of a file of content/, which the check of pictures looks up. */
export const pictureFile = text.clone().register(meanings, { is: 'picture' });
/** Evidence that a text was confirmed; no reader of the site sees it. */
export const evidenceField = (schema: z.ZodString): z.ZodString =>
  schema.clone().register(meanings, { is: 'evidence' });
/** The id of something that exists. */
export const targetIdField = (of: FrontTarget) => text.clone().register(meanings, { is: 'name', of });

/** A text field of front matter; `*` in its path represents every item of a list and every value of a record. */
export interface FrontField {
  readonly path: ValuePath;
  /** The meaning of the text; null if the schema does not say it. */
  readonly meaning: Meaning | null;
}

/** Every text field of a schema, with its meaning. */
export const listFrontMatterFields = (schema: unknown, path: ValuePath = []): FrontField[] => {
  if (schema instanceof z.ZodOptional) return listFrontMatterFields(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return listFrontMatterFields(schema.element, [...path, '*']);
  if (schema instanceof z.ZodRecord) return listFrontMatterFields(schema.valueType, [...path, '*']);
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => listFrontMatterFields(field, [...path, name]));
  return schema instanceof z.ZodString ? [{ path, meaning: meanings.get(schema) ?? null }] : [];
};
