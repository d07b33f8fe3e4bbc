import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../fingerprint.ts';
import type { Folders } from '../../folders.ts';
import type { Card } from './draw-card.ts';

/** A card with its place on the site. */
export interface SharedCard extends Card {
  readonly src: string;
}

const sourceFiles = ['draw-card.ts', 'indexed-png.ts', 'outline-text.ts', 'write-cards.ts'];

const markFile = 'pictures/brand/logo.svg';

export const readMark = (content: string): string =>
  readFileSync(join(content, markFile), 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** Names the bytes of cards: another name wherever the card, the mark on it or what draws it is another. */
export const createCardNames = ({ content }: Pick<Folders, 'content'>): ((card: SharedCard) => string) => {
  const look =
    sourceFiles.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('') + readMark(content);
  return (card) => fingerprint(`${look}${JSON.stringify(card)}`);
};
