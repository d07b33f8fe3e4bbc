import { existsSync, readFileSync } from 'node:fs';
import { type Evidence, evidence } from '#domain/audit/evidence.ts';

/** What `npm run evidence` left; null where it was never run, or left another form. */
export const readEvidence = (file: string): Evidence | null =>
  existsSync(file) ? (evidence.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null) : null;
