import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';

/** A command that was typed, checked against the table of commands but not yet run. */
export const invocationSchema = z.strictObject({
  command: z.string(),
  /** Arguments by name, as typed; a file with its bytes. */
  values: z.record(
    z.string(),
    z.union([z.string(), z.boolean(), z.strictObject({ name: z.string(), base64: z.string() })]),
  ),
  who: z.string().min(1).max(100),
  /** Whether `--as` named the person; else it is the account on the machine. */
  named: z.boolean(),
});

export type Invocation = z.infer<typeof invocationSchema>;

/** How the answer is shown. */
export interface OutputOptions {
  readonly locale: Locale;
  readonly format: 'text' | 'json' | 'csv' | 'excel';
  /** The file to which the answer is written instead of the screen. */
  readonly out: string | null;
}
