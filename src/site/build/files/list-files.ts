import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file below a folder by its path from there, hidden ones too; many times as quick as a pattern among thousands of files. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .toSorted();
