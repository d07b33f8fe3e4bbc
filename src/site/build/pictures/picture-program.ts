import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compiledCode } from '../compiled-code.ts';
import type { Folders } from '../folders.ts';
import { BrokenPictureError, brokenPictureStatus } from './broken-picture-error.ts';
import type { SharedCard } from './open-graph/card-names.ts';

/** What the program of the pictures tells at its end: warnings for the owner, milliseconds of processor time. */
export interface PicturesReport {
  readonly warnings: readonly string[];
  readonly cpu: number;
}

/** What the program is told in a line: cards to draw, and the names of those that it must not forget. */
export interface AskedCards {
  readonly drawn: readonly SharedCard[];
  readonly kept: readonly string[];
}

export interface PictureProgram {
  readonly tell: (asked: AskedCards) => void;
  /** Nothing more is told. */
  readonly end: () => void;
  readonly report: Promise<PicturesReport>;
  readonly stop: () => void;
}

/** Starts the program that draws and resizes pictures, beside the rest of the build. */
export const startPictureProgram = (folders: Folders): PictureProgram => {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'make-pictures.ts'), JSON.stringify(folders)], {
    env: { ...process.env, ...compiledCode() },
  });
  // Whoever writes to a program that has failed learns of it by its end.
  program.stdin.on('error', () => undefined);
  const report = async (): Promise<PicturesReport> => {
    const [output, errors, [status]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'close'),
    ]);
    if (status === brokenPictureStatus) throw new BrokenPictureError(errors);
    if (status !== 0) throw new Error(`The pictures cannot be made. ${errors}`);
    return JSON.parse(output);
  };
  const told = report();
  // A failure is met where the end is waited for.
  told.catch(() => undefined);
  return {
    report: told,
    stop: () => void program.kill(),
    tell: (asked) => void program.stdin.write(`${JSON.stringify(asked)}\n`),
    end: () => void program.stdin.end(),
  };
};
