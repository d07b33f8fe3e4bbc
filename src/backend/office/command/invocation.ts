import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';

/** A command as it was given, checked against the table but not yet carried out. */
export const invocationSchema = z.strictObject({
  command: z.string(),
  /** Arguments by name, as typed; a file includes its bytes. */
  values: z.record(
    z.string(),
    z.union([z.string(), z.boolean(), z.strictObject({ name: z.string(), base64: z.string() })]),
  ),
  who: z.string().min(1).max(100),
  /** Whether `--as` named the person; else it is the account on the machine. */
  named: z.boolean(),
});

export type Invocation = z.infer<typeof invocationSchema>;

/** How the answer is to be shown. */
export interface OutputOptions {
  readonly locale: Locale;
  readonly format: 'text' | 'json' | 'csv' | 'excel';
  /** The file into which the answer goes instead of the screen. */
  readonly out: string | null;
}
