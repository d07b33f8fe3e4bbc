import type { Locale } from '#domain/locale.ts';
import type { CardDates } from '#domain/pages/page.ts';
import type { Folders } from '../folders.ts';
import type { Renderer } from '../render/renderer.ts';
import { readJson } from '../sources/read-json.ts';
import { type Asked, snapshotKey } from '../sources/snapshot.ts';
import { everyLocale, type Sources } from '../sources/sources.ts';
import type { SharedCard } from './open-graph/card-names.ts';

export interface PlannedCard extends SharedCard {
  readonly dates?: CardDates;
}

interface DatedCardsParts {
  readonly sources: Sources;
  readonly renderer: Renderer;
  readonly asked: Asked;
}

/** Every picture for sharing as the generator planned it. */
export const readCards = ({ site }: Pick<Folders, 'site'>): readonly PlannedCard[] => readJson(site, 'open-graph.json');

/** Pictures for sharing with what the calendar says of them: they begin with the next date and the price. */
export const datedCards = (
  cards: readonly PlannedCard[],
  { sources, renderer, asked }: DatedCardsParts,
): readonly SharedCard[] => {
  const contextOf = (locale: Locale) => ({
    locale,
    messages: renderer.createTexts(locale, sources.dictionaries[locale]),
    courses: (query: Parameters<typeof snapshotKey>[0]) => asked.snapshot.get(snapshotKey(query)) ?? null,
  });
  const contexts = everyLocale.map(contextOf);
  return cards.map((card) => {
    const context = contexts.find(({ locale }) => card.src.startsWith(`/open-graph/${locale}-`)) ?? contextOf('pl');
    const { src, details } = renderer.nextOnCard(card, context);
    return { ...card, src, details: [...details, ...card.details] };
  });
};
