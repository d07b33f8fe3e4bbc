import { existsSync, readFileSync } from 'node:fs';
import { type DatesFile, datesFile } from '../../feeds/dates-schema.ts';

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
