import type { registrations } from '../database/schema.ts';
import type { StoredTerm } from '../terms/find-terms.ts';

export type StoredRegistration = typeof registrations.$inferSelect;

/** A registration with its term. */
export interface FoundRegistration {
  readonly registration: StoredRegistration;
  readonly term: StoredTerm;
}
