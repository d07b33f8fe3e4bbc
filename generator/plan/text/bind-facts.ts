import type { Model } from '#model/schema/model.ts';
import { copyFields } from '../reads/copy-fields.ts';
import { nonBreakingSpaces } from './fill-text.ts';

/** Names that stand in headings, buttons and menus; paths hold no one-letter words with a space after them. */
const isName = (key: string): boolean => key === 'pl' || key === 'locative';

/**
 * The same facts with the one-letter words of every Polish name bound to the next word, as pages show them. The rules and numbers
 * that stand beside them in the model have no names that pages show.
 */
export const bindFacts = (model: Model & { readonly rules?: unknown; readonly parameters?: unknown }): Model => {
  const { rules, parameters, ...facts } = model;
  return copyFields(facts, (row, key) => {
    const value: unknown = Reflect.get(row, key);
    return isName(key) && typeof value === 'string' ? nonBreakingSpaces(value) : value;
  });
};
