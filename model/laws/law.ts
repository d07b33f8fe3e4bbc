import type { LocalizedText } from '../localized-text.ts';

/** A passage of a legal act; a field is null if our sources leave it open. */
export interface Law {
  readonly id: string;
  readonly act: LocalizedText;
  readonly article: LocalizedText | null;
  readonly publication: LocalizedText | null;
  /** The first day on which the passage applies. */
  readonly inForceFrom: string | null;
  readonly says: LocalizedText;
}
