import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands between `node` and a program in the npm script of a project folder that starts it. */
export const startOptions = (folder: string, file: string): readonly string[] => {
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const words = Object.values(scripts).find((script) => script.startsWith('node ') && script.endsWith(` ${file}`));
  return words?.split(' ').slice(1, -1) ?? [];
};
