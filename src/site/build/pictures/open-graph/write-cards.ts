import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../fingerprint.ts';
import type { Folders } from '../../folders.ts';
import { type Card, type CardLook, drawCard } from './draw-card.ts';
import { openTypeface } from './outline-text.ts';

/** A card with its place on the site. */
export interface SharedCard extends Card {
  readonly src: string;
}

const sourceFiles = ['draw-card.ts', 'outline-text.ts', 'write-cards.ts'];
/** The few colours of a card and their blends at the edges of letters; nothing to spread over pixels. */
const palette = { palette: true, colours: 64, dither: 0, effort: 1 };

const markFile = 'pictures/brand/logo.svg';

const readMark = (content: string): string =>
  readFileSync(join(content, markFile), 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** Fonts are opened and sharp is loaded only when a card must be drawn. */
const createPainter = (content: string): ((card: Card) => Promise<Buffer>) => {
  let look: CardLook | undefined;
  return async (card) => {
    const { default: sharp } = await import('sharp');
    look ??= { bold: openTypeface(800), medium: openTypeface(500), mark: readMark(content) };
    return sharp(Buffer.from(drawCard(card, look)))
      .png(palette)
      .toBuffer();
  };
};

/** Writes pictures for sharing, one list after another. */
export interface CardWriter {
  readonly write: (cards: readonly SharedCard[]) => Promise<void>;
  /** Forgets the pictures that no list has named. */
  readonly close: () => void;
}

/** A card that was drawn before, by the same code, is copied. */
export const openCards = ({ cache, content, stage }: Folders): CardWriter => {
  const folder = join(cache, 'open-graph');
  mkdirSync(folder, { recursive: true });
  const look =
    sourceFiles.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('') + readMark(content);
  const paint = createPainter(content);
  const used = new Set<string>();
  const place = async (card: SharedCard): Promise<void> => {
    const name = `${fingerprint(`${look}${JSON.stringify(card)}`)}.png`;
    used.add(name);
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), await paint(card));
    mkdirSync(dirname(join(stage, card.src)), { recursive: true });
    copyFileSync(join(folder, name), join(stage, card.src));
  };
  return {
    write: async (cards) => {
      for (const card of cards) await place(card);
    },
    close: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
};
