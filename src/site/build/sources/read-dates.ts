import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DatesFile } from '../render/renderer.ts';

const openDate = z.object({
  id: z.int(),
  type: z.string(),
  course: z.string(),
  city: z.string().nullable(),
  place: z.string(),
  blocks: z.array(z.object({ from: z.iso.date(), to: z.iso.date().nullable() })).min(1),
  exam: z.iso.date().nullable(),
  hours: z.string().nullable(),
  freePlaces: z.int().nullable(),
  booking: z.string(),
  sequence: z.int().min(0),
});

const datesFile = z.object({ source: z.string(), dates: z.array(openDate), withdrawn: z.array(openDate) });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The dates that an earlier build left; null when there is no such file or it is of another form. */
export const readDates = (file: string): DatesFile | null => {
  if (!existsSync(file)) return null;
  return datesFile.safeParse(parseJson(readFileSync(file, 'utf8'))).data ?? null;
};
