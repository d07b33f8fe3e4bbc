import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compiledCode } from '../compiled-code.ts';
import type { Folders } from '../folders.ts';
import { BrokenPictureError, brokenPictureStatus } from './broken-picture-error.ts';
import type { SharedCard } from './open-graph/write-cards.ts';

/** What the program of the pictures tells at its end: warnings for the owner, milliseconds of processor time. */
export interface PicturesReport {
  readonly warnings: readonly string[];
  readonly cpu: number;
}

/** Pictures that are being made beside the rest of the build. */
export interface Pictures {
  /** Asks for cards; the last list says so. */
  readonly draw: (cards: readonly SharedCard[], last?: 'last') => void;
  readonly made: Promise<PicturesReport>;
  /** Ends what is still under way; to be called whatever became of the build. */
  readonly stop: () => void;
}

/** Makes the pictures that are drawn or resized, beside the rest of the build. */
export const startPictures = (folders: Folders): Pictures => {
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
  return {
    made: report(),
    stop: () => void program.kill(),
    draw: (cards, last) => {
      program.stdin.write(`${JSON.stringify(cards)}\n`);
      if (last !== undefined) program.stdin.end();
    },
  };
};

/** For a build that makes no pictures. */
export const noPictures: Pictures = {
  made: Promise.resolve({ warnings: [], cpu: 0 }),
  stop: () => undefined,
  draw: () => undefined,
};
