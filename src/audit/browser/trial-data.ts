import type { Locale } from '#domain/locale.ts';
import type { Field } from '../words/field.ts';

/** What a page tells the script of the trial about its rule. */
export interface TrialData {
  readonly rule: string;
  readonly locale: Locale;
  /** By name; `wanted` says what an entry must be. */
  readonly fields: Readonly<Record<string, Field & { readonly label: string; readonly wanted: string }>>;
  /** Of a decision table. */
  readonly output: Field | null;
  /** Of a transition table: the values next to the state, those that each event brings, and what the effects are called. */
  readonly steps: {
    readonly context: readonly string[];
    readonly carries: Readonly<Record<string, readonly string[]>>;
    readonly effects: Readonly<Record<string, string>>;
  } | null;
  readonly texts: Readonly<
    Record<'outside' | 'result' | 'next' | 'effects' | 'noEffect' | 'ignored' | 'refused', string>
  >;
}
