/** Words for a reader, in both languages. */
export interface LocalizedText {
  readonly pl: string;
  readonly en: string;
}

/** Wordings by the name that the code uses. */
export type LocalizedTexts = Readonly<Record<string, LocalizedText>>;

/** Something with the words by which a reader knows it. */
export type Labelled<Thing> = Thing & LocalizedText;

/** Adds the words for readers to a thing; they replace words that it had. */
export const labelled = <Thing extends object>(words: LocalizedText, thing: Thing): Labelled<Thing> => ({ ...thing, ...words });
