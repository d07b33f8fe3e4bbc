import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';

/** A finding for a unit without words, whose numbers cannot be printed. */
export const missingUnitFinding = (locale: Locale, unit: string): Finding => ({
  code: 'missing-message',
  at: { content: `${locale}/messages/units.yaml` },
  found: `There is no text for “${unit}”.`,
  lacks: [`message units.${unit}`],
  reliesOn: [`messages ${locale} units`],
});
