import { type Labelled, type LocalizedText, labelled } from '#model/localized-text.ts';
import type { Cells } from '#model/rules/cell.ts';
import { type Domain, oneOf } from '#model/rules/domain.ts';
import { type Output, type Row, row } from '#model/rules/language.ts';

/** Words for tables that nobody reads: the name itself in both languages. */
export const plainTexts = (name: string): LocalizedText => ({ pl: name, en: name });

export const plain = <Thing extends object>(thing: Thing): Labelled<Thing> => labelled(plainTexts('x'), thing);

export const plainOneOf = (...values: readonly string[]): Domain =>
  oneOf(Object.fromEntries(values.map((value) => [value, plainTexts(value)])));

export const plainRow = (id: string, when: Cells, output: Output): Row => row({ id, ...plainTexts(id) }, when, output);
