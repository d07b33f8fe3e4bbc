/** What changed of a rule or a number, the newest first; by `rule age-at-start`, `number adultAge`. */
export type AuditHistory = ReadonlyMap<string, readonly HistoryEntry[]>;

interface HistoryEntry {
  readonly day: string;
  readonly commit: string;
  readonly author: string;
  readonly subject: string;
  readonly details: readonly string[];
}

export const readHistory = (_root: string): AuditHistory => new Map();
