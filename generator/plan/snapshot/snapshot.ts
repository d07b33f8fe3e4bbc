import type { Locale } from '#domain/locale.ts';
import type { PlannedRedirect } from '../../addresses/address.ts';
import type { OperatorAnswers } from '../../rules/compare/operator-answers.ts';

export interface SnapshotAddress {
  readonly route: string;
  readonly locale: Locale;
  readonly type: string | null;
  readonly city: string | null;
  readonly article: string | null;
  readonly path: string;
}

/** Tables that only people read; their wording is reviewed in model/ itself. */
export const tablesForPeople: readonly string[] = ['sections', 'clauses', 'laws', 'guidelines', 'register'];

/** The content of `generated/model.json`: a revision in a form that later revisions can read, even if the tables change. */
export interface Snapshot {
  /** The number of this form; it grows when a field changes its meaning. */
  readonly form: 1;
  /** The tables, rules and parameters as in model/, without `tablesForPeople`; earlier revisions contain these too. */
  readonly model: Readonly<Record<string, unknown>>;
  readonly addresses: readonly SnapshotAddress[];
  readonly redirects: readonly PlannedRedirect[];
  readonly operators: OperatorAnswers;
}
