/** Words for a reader, in both languages. */
export interface Wording {
  readonly pl: string;
  readonly en: string;
}

/** Wordings by the name that the code uses. */
export type Words = Readonly<Record<string, Wording>>;

/** Something with the words by which a reader knows it. */
export type Named<Thing> = Thing & Wording;

/** Words given anew replace those that the thing has. */
export const named = <Thing extends object>(words: Wording, thing: Thing): Named<Thing> => ({ ...thing, ...words });
