import type { Gap } from '../schema/site.ts';
import { register } from '../source.ts';

const source = register('C130');
const toAgree = { pl: 'do uzgodnienia', en: 'to be agreed' };
const toFillIn = { pl: 'do uzupełnienia', en: 'to be filled in' };

/**
 * What the texts say of the provider and nobody has told yet. Give a row its `value` and the paragraphs that name it are shown
 * everywhere; until then the public site leaves them out.
 */
export const gaps = [
  { id: 'undecided', name: { pl: 'postanowienia nieustalone', en: 'undecided provisions' }, words: toAgree, value: null, source },
  { id: 'registers', name: { pl: 'numery rejestrowe', en: 'numbers in registers' }, words: toFillIn, value: null, source },
  { id: 'changeOfDate', name: { pl: 'zasady zmiany terminu', en: 'how a date is changed' }, words: toAgree, value: null, source },
  { id: 'substitute', name: { pl: 'udział innej osoby', en: 'another person instead' }, words: toAgree, value: null, source },
  { id: 'entryIntoForce', name: { pl: 'data wejścia w życie', en: 'date of entry into force' }, words: toAgree, value: null, source },
  { id: 'dataProtectionOfficer', name: { pl: 'inspektor ochrony danych', en: 'data protection officer' }, words: toFillIn, value: null, source },
  { id: 'recipients', name: { pl: 'odbiorcy danych', en: 'recipients of data' }, words: toFillIn, value: null, source },
  { id: 'accessibilityAudit', name: { pl: 'audyt dostępności', en: 'audit of accessibility' }, words: toFillIn, value: null, source },
  { id: 'medicalReview', name: { pl: 'przegląd medyczny', en: 'medical review' }, words: toFillIn, value: null, source },
] as const satisfies readonly Gap[];
