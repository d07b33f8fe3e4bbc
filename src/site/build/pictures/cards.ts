import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDates } from '#contract/page.ts';
import { contentFingerprint, type KeptFiles } from '../files/kept-files.ts';
import type { Folders } from '../folders.ts';
import type { Rendering } from '../render.ts';
import { courseQueryKey } from '../sources/snapshot.ts';
import { everyLocale, readGeneratedJson } from '../sources/sources.ts';
import type { WorkQueue } from '../work-queue.ts';
import { type Card, type CardLook, drawShareCard } from './draw-card.ts';
import { loadSharpLibrary } from './pictures.ts';
import { openTypeface } from './typeface.ts';

/** A picture for sharing with its place on the site. */
export interface SharedCard extends Card {
  readonly src: string;
}

/** A picture as the generator planned it; the build adds the next date and the price to some. */
interface PlannedCard extends SharedCard {
  readonly dates?: CardDates;
}

export const readShareCards = ({ site }: Pick<Folders, 'site'>): readonly PlannedCard[] =>
  readGeneratedJson(site, 'open-graph.json');

/** Share pictures with dates of the calendar. */
export const addDatesToShareCards = (
  cards: readonly PlannedCard[],
  { renderer, asked, readers }: Pick<Rendering, 'renderer' | 'asked' | 'readers'>,
): readonly SharedCard[] => {
  const contexts = everyLocale.map((locale) => ({
    locale,
    messages: readers[locale].messages,
    courses: (query: Parameters<typeof courseQueryKey>[0]) => asked.snapshot.get(courseQueryKey(query)) ?? null,
  }));
  return cards.map((card) => {
    const context = contexts.find(({ locale }) => card.src.startsWith(`/open-graph/${locale}-`));
    if (context === undefined) throw new Error(`The picture ${card.src} names no language of the site.`);
    const { src, details } = renderer.addNextDateToShareCard(card, context);
    return { ...card, src, details: [...details, ...card.details] };
  });
};

/** A palette would make the file a third as large and take twice as long; only programs that show links fetch it. */
const png = { compressionLevel: 6 } as const;

const paint = async (drawing: string): Promise<Buffer> => {
  const sharp = await loadSharpLibrary();
  return sharp(Buffer.from(drawing)).removeAlpha().png(png).toBuffer();
};

/** Everything of the brand mark but its frame. */
const readMark = (root: string): string =>
  readFileSync(join(root, 'generated/styles/icon.svg'), 'utf8').replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/** Draws pictures for sharing as PNG. */
export const createShareCardPainter = ({ root, stage }: Folders, kept: KeptFiles, queue: WorkQueue) => {
  const look: CardLook = { bold: openTypeface(800), medium: openTypeface(500), mark: readMark(root) };
  return (cards: readonly SharedCard[]): void => {
    for (const card of cards)
      queue.add(() => {
        const drawing = drawShareCard(card, look);
        const key = `${contentFingerprint(drawing + JSON.stringify(png))}.png`;
        return kept.copyTo(join(stage, card.src), key, () => paint(drawing));
      });
  };
};
