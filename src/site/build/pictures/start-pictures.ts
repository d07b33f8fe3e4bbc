import { isPhotograph } from '#domain/pages/photograph.ts';
import type { Output } from '../files/output.ts';
import type { Folders } from '../folders.ts';
import { readPictures } from '../sources/drawings.ts';
import { iconNames } from './icon-names.ts';
import { createCardNames, type SharedCard } from './open-graph/card-names.ts';
import { type AskedCards, type PictureProgram, type PicturesReport, startPictureProgram } from './picture-program.ts';

/** Pictures that are being made beside the rest of the build. */
export interface Pictures {
  /** Asks for cards; the last list says so. */
  readonly draw: (cards: readonly SharedCard[], last?: 'last') => void;
  /** Waits for all pictures, after the last list. */
  readonly finish: () => Promise<PicturesReport>;
  /** Ends what is still under way; to be called whatever became of the build. */
  readonly stop: () => void;
}

const nothingMade: PicturesReport = { warnings: [], cpu: 0 };

/** For a build that makes no pictures. */
export const noPictures: Pictures = {
  draw: () => undefined,
  finish: () => Promise.resolve(nothingMade),
  stop: () => undefined,
};

/** Takes the file of the build before, or says that the program writes it. */
const keepOrExpect = (path: string, name: string, { keep, expect }: Output): boolean => {
  const kept = keep(path, name);
  if (!kept) expect(path, name);
  return kept;
};

/**
 * Makes the pictures that are drawn or resized, beside the rest of the build. Those that the build before has left are taken over;
 * the program is started for the first other one, and for photographs.
 */
export const startPictures = (folders: Folders, output: Output): Pictures => {
  const nameOf = createCardNames(folders);
  let program: PictureProgram | undefined;
  const start = (): PictureProgram => {
    program ??= startPictureProgram(folders);
    return program;
  };
  const icons = Object.entries(iconNames(folders)).filter(([path, name]) => !keepOrExpect(path, name, output));
  if (icons.length > 0 || readPictures(folders).some(({ file }) => isPhotograph(file))) start();
  const told: AskedCards[] = [];
  return {
    draw: (cards, last) => {
      const drawn = cards.filter((card) => !keepOrExpect(card.src.slice(1), nameOf(card), output));
      const kept = cards.filter((card) => !drawn.includes(card)).map(nameOf);
      told.push({ drawn, kept });
      if (drawn.length > 0) start();
      if (program === undefined) return;
      for (const asked of told.splice(0)) program.tell(asked);
      if (last !== undefined) program.end();
    },
    finish: () => program?.report ?? Promise.resolve(nothingMade),
    stop: () => program?.stop(),
  };
};
