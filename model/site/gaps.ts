import type { Gap } from '../schema/site.ts';
import { register } from '../source.ts';

const source = register('C130');
const toAgree = { pl: 'do uzgodnienia', en: 'to be agreed' };
const toFillIn = { pl: 'do uzupełnienia', en: 'to be filled in' };

/**
 * Facts about the provider that texts need and that are still missing. Give a row its `value` and the paragraphs that name it are shown
 * everywhere; until then the public site leaves them out.
 */
export const gaps = [
  { id: 'undecided', words: toAgree, value: null, source },
  { id: 'registers', words: toFillIn, value: null, required: true, source },
  { id: 'changeOfDate', words: toAgree, value: null, source },
  { id: 'substitute', words: toAgree, value: null, source },
  { id: 'entryIntoForce', words: toAgree, value: null, required: true, source },
  { id: 'dataProtectionOfficer', words: toFillIn, value: null, source },
  { id: 'recipients', words: toFillIn, value: null, source },
  { id: 'accessibilityAudit', words: toFillIn, value: null, source },
] as const satisfies readonly Gap[];
