import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
export const figuresFile = 'tests/mutation/figures.json';

/** A fault that nothing notices, and why nothing can: without a reason it counts against the score. */
const survivor = z.object({ place: z.string(), fault: z.string(), reason: z.string().nullable() });
const counts = { total: z.number(), killed: z.number(), refused: z.number(), survived: z.number() };

const entry = z.object({
  /** Faults in the table and in the code together; those that cannot be told from the original are left out. */
  ...counts,
  score: z.number(),
  table: z.object(counts).nullable(),
  code: z.object({ ...counts, equivalent: z.number() }),
  survivors: z.array(survivor),
  /** Of the mutated code, the numbers it reads and the expected answers. */
  fingerprint: z.string(),
});

const figures = z.object({ rules: z.record(z.string(), entry), modules: z.record(z.string(), entry) });

export type Entry = z.infer<typeof entry>;
export type Survivor = z.infer<typeof survivor>;
export type Figures = z.infer<typeof figures>;

export const emptyFigures: Figures = { rules: {}, modules: {} };

export const parseFigures = (text: string): Figures => figures.parse(JSON.parse(text));

/** The committed figures, or none. */
export const loadFigures = (): Figures =>
  existsSync(path.join(root, figuresFile))
    ? parseFigures(readFileSync(path.join(root, figuresFile), 'utf8'))
    : emptyFigures;

export const writeFigures = (measured: Figures): void =>
  writeFileSync(path.join(root, figuresFile), `${JSON.stringify(measured, null, 2)}\n`);
