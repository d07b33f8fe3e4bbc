import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One JSON file that the generator wrote; its shape is the generator's promise. */
export const readJson = (folder: string, path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
