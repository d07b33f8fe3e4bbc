import type { LocalizedTexts } from '../localized-text.ts';

/**
 * The domain of a value in a rule. Integers, money (grosze), lengths and days are discrete and ordered; days are civil dates, written
 * 'YYYY-MM-DD' in the model and counted as whole days in generated code. Texts and instants ('2026-11-21T10:00:00Z') are read only by
 * derived facts: no cell tests them.
 */
export type Domain =
  | { readonly kind: 'integer'; readonly from?: number; readonly to?: number }
  | { readonly kind: 'money' | 'length' | 'day' | 'boolean' | 'text' | 'instant' }
  | { readonly kind: 'oneOf'; readonly values: LocalizedTexts }
  | { readonly kind: 'nullable'; readonly of: Domain };

export const integer = (from?: number, to?: number): Domain => ({
  kind: 'integer',
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});
export const money = (): Domain => ({ kind: 'money' });
export const length = (): Domain => ({ kind: 'length' });
export const civilDate = (): Domain => ({ kind: 'day' });
export const boolean = (): Domain => ({ kind: 'boolean' });
export const text = (): Domain => ({ kind: 'text' });
export const instant = (): Domain => ({ kind: 'instant' });
export const oneOf = (values: LocalizedTexts): Domain => ({ kind: 'oneOf', values });
export const nullable = (of: Domain): Domain => ({ kind: 'nullable', of });
