import type { ShownAddress } from '#domain/audit/audit-plan.ts';
import type { Detail, Subject } from '#domain/audit/changes/change-data.ts';
import type { News } from '#domain/audit/changes/news-data.ts';
import type { Evidence } from '#domain/audit/evidence.ts';
import type { Locale } from '#domain/locale.ts';
import type { GivenDocument } from '../specification/given-document.ts';

/** A commit that changed something, and what it changed there. */
export interface HistoryEntry {
  readonly day: string;
  readonly commit: string;
  readonly about: Subject;
  readonly details: readonly Detail[];
}

/** What is known of the project besides its model: version, code, tests and history. */
export interface AuditFacts {
  readonly version: string;
  /** Null outside a repository. */
  readonly commit: { readonly hash: string; readonly day: string; readonly isChanged: boolean } | null;
  readonly edition: string;
  /** The day on which the folder was written, in Warsaw. */
  readonly written: string;
  /** SHA-256 of everything that is generated from model and texts. */
  readonly hash: string;
  readonly evidence: Evidence;
  readonly origin: string;
  readonly shown: readonly ShownAddress[];
  /** By `rule age-at-start`; a shallow clone knows only its last commits. */
  readonly history: ReadonlyMap<string, readonly HistoryEntry[]>;
  /** The owner's document, where it was given. */
  readonly specification: GivenDocument | null;
  /** What differs from a revision that was asked for, and from the last release. */
  readonly news: readonly News[];
  readonly ruleTitles: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly historyReach: 'whole' | 'shallow' | 'none';
}
