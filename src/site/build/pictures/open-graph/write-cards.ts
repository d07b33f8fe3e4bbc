import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPack } from '../../files/pack.ts';
import type { Folders } from '../../folders.ts';
import { createCardNames, readMark, type SharedCard } from './card-names.ts';
import { type Card, type CardLook, drawCard, size, wordColours } from './draw-card.ts';
import { commonColours, createIndexedPng } from './indexed-png.ts';
import { openTypeface } from './outline-text.ts';

/** As many as a palette holds. */
const colours = 256;

/** What of a card is the same on all: its mark is the owner's, in whatever colours. */
const wordless: Card = { audience: '', name: '', details: [] };

/** Draws cards in the colours of their words and of the mark. */
const openPainter = async (content: string): Promise<(card: Card) => Promise<Buffer>> => {
  const { default: sharp } = await import('sharp');
  const look: CardLook = { bold: openTypeface(800), medium: openTypeface(500), mark: readMark(content) };
  const pixelsOf = (card: Card): Promise<Buffer> =>
    sharp(Buffer.from(drawCard(card, look)))
      .ensureAlpha()
      .raw()
      .toBuffer();
  const markColours = commonColours(await pixelsOf(wordless), colours - wordColours.length);
  const print = createIndexedPng([...wordColours, ...markColours], size);
  return async (card) => print(await pixelsOf(card));
};

/** Writes pictures for sharing, one list after another. */
export interface CardWriter {
  readonly write: (cards: readonly SharedCard[]) => Promise<void>;
  /** Keeps pictures that need not be written, by the names of their bytes. */
  readonly keep: (names: readonly string[]) => void;
  /** Forgets the pictures that nobody has named. */
  readonly close: () => void;
}

/** A card that was drawn before, by the same code, is copied. */
export const openCards = ({ cache, content, stage }: Folders): CardWriter => {
  const pack = openPack(join(cache, 'open-graph.pack'));
  const nameOf = createCardNames({ content });
  // Fonts are opened and sharp is loaded only when a card must be drawn.
  let painter: ReturnType<typeof openPainter> | undefined;
  const paint = async (card: Card): Promise<Buffer> => {
    painter ??= openPainter(content);
    return (await painter)(card);
  };
  const place = async (card: SharedCard): Promise<void> => {
    const name = nameOf(card);
    const png = pack.read(name) ?? (await paint(card));
    if (!pack.has(name)) pack.write(name, png);
    mkdirSync(dirname(join(stage, card.src)), { recursive: true });
    writeFileSync(join(stage, card.src), png);
  };
  return {
    write: async (cards) => {
      for (const card of cards) await place(card);
    },
    keep: (names) => names.forEach(pack.keep),
    close: pack.close,
  };
};
