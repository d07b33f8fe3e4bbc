import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';

/**
 * Names of files that editors and systems create: hidden files, backups (`x~`, `x.~1~`), automatic saves of Emacs (`#x#`), swap files and
 * the test file of Vim (`x.swp`, `4913`), locks of office programs (`~$x`), copies of JetBrains (`x___jb_tmp___`), and the folder files of
 * Windows.
 */
const ofOtherPrograms = /^\.|~$|^#.*#$|\.sw[a-p]$|^~\$|___jb_(?:tmp|old)___$|^(?:thumbs\.db|desktop\.ini)$/i;
const testFile = /^\d+$/;

/** A file or link below a folder; the path is relative to the folder, with slashes. */
interface Listed {
  readonly path: string;
  readonly kind: 'file' | 'link';
}

const listFolder = (root: string, folder: string): readonly Listed[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !ofOtherPrograms.test(name))
    .flatMap((entry): readonly Listed[] => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return listFolder(root, path);
      if (testFile.test(entry.name)) return [];
      return [{ path, kind: entry.isFile() ? 'file' : 'link' }];
    });

/** The files that people have put below a folder, sorted by path, whatever order the folder returns them in. */
export const listFiles = (root: string): readonly Listed[] =>
  listFolder(root, '').toSorted((a, b) => compareByCodeUnit(a.path, b.path));
