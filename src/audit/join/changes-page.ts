import type { AuditPage } from '#domain/audit/audit-data.ts';
import type { Locale } from '#domain/locale.ts';
import { auditTexts, evidenceTexts } from '../texts.ts';
import type { AuditFacts } from './audit-facts.ts';
import { historyBlock } from './join-blocks.ts';

const mostEntries = 60;

/** Who changed what, the newest first. */
export const changesPage = (facts: AuditFacts, locale: Locale): AuditPage => {
  const t = auditTexts(locale);
  const entries = [...facts.history]
    .flatMap(([subject, own]) => own.map((entry) => ({ ...entry, details: [subject, ...entry.details] })))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .slice(0, mostEntries);
  const note = facts.historyReach === 'shallow' ? [evidenceTexts(locale).historyShallow()] : [];
  return {
    id: 'changes',
    kind: 'list',
    title: t.changes(),
    lead: [t.changesLead(), ...note].join(' '),
    about: [],
    blocks: [historyBlock(entries, { facts, t: evidenceTexts(locale), locale })],
    words: [],
  };
};
