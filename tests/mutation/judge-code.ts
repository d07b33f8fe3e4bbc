import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CodeMutant, mutatedText } from './code-mutant.ts';
import type { Judge, MutatedModule } from './mutated-modules.ts';
import { reverseRows } from './reverse-rows.ts';

export interface Bench {
  readonly source: string;
  /** What the witness has against a version of the module, or null. */
  readonly objection: (text: string) => Promise<string | null>;
}

const root = path.resolve(import.meta.dirname, '../..');

/** A copy of the generated rules and of what they import, in which one module at a time is replaced. */
const copyGenerated = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['rules', 'runtime']) {
    mkdirSync(path.join(folder, name), { recursive: true });
    for (const file of readdirSync(path.join(root, 'generated', name)).filter((one) => one.endsWith('.ts')))
      copyFileSync(path.join(root, 'generated', name, file), path.join(folder, name, file));
  }
};

/** What the witness has against a version. A mutant that is no program would count as noticed: it stops the run. */
const ask = async (judge: Judge, file: string): Promise<string | null> => {
  const check = await judge(file);
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Sets a module up for its witness. Throws when the witness refuses the module as it is. */
export const setUpBench = async (module: MutatedModule, folder: string): Promise<Bench> => {
  copyGenerated(folder);
  const source = readFileSync(path.join(root, module.file), 'utf8');
  const place = path.join(folder, module.file.replace('generated/', ''));
  let version = 0;
  const tried = async (text: string): Promise<string | null> => {
    version += 1;
    const file = place.replace(/\.ts$/, `.${version}.ts`);
    writeFileSync(file, text);
    const objection = await ask(module.judge, file);
    rmSync(file);
    return objection;
  };
  const objection = async (text: string): Promise<string | null> => {
    const reversed = module.isRule ? reverseRows(text) : text;
    return (await tried(text)) ?? (reversed === text ? null : await tried(reversed));
  };
  const found = await objection(source);
  if (found !== null) throw new Error(`The witness of ${module.file} refuses it without any fault: ${found}`);
  return { source, objection };
};

export const isNoticed = async ({ source, objection }: Bench, mutant: CodeMutant): Promise<boolean> =>
  (await objection(mutatedText(source, mutant))) !== null;
