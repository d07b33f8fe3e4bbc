const length = 5;

/** The words of a text; an argument that is not filled in counts as one. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\{[^}]*\}|[\p{L}\d]+/gu) ?? [];

/** Every run of five words. */
export const sequencesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.slice(0, 1 - length).map((_, at) => words.slice(at, at + length).join(' ')));

/** The part of the shorter text's sequences that the other text has too. */
export const sharedPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((words) => other.has(words)).length / Math.min(one.size, other.size);
