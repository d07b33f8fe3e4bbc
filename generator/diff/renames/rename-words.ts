import { isRecord } from '#domain/json-value.ts';

/** Names that went, each with the one that came for it. */
export type NewNames = ReadonlyMap<string, string>;

const place = /\{(?<name>[\w-]+)(?=[:}])/g;

/** A text with the places `{name}` in it renamed. */
export const renamePlaces = (text: string, names: NewNames): string =>
  text.replaceAll(place, (whole, name: string) => {
    const now = names.get(name);
    return now === undefined ? whole : `{${now}`;
  });

/** A row by its table: `parameters.kppPrice`. */
const rowPath = /^(?<table>\w+\.)(?<row>[\w-]+)$/;

const renameText = (text: string, names: NewNames): string => {
  const { table = '', row = text } = rowPath.exec(text)?.groups ?? {};
  const now = names.get(text) ?? names.get(row);
  return now === undefined ? renamePlaces(text, names) : names.has(text) ? now : `${table}${now}`;
};

/** The same value with every name that is a whole text, a key or a place in a text replaced. */
export const renameWords = (value: unknown, names: NewNames): unknown => {
  if (typeof value === 'string') return renameText(value, names);
  if (Array.isArray(value)) return value.map((one) => renameWords(one, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names.get(key) ?? key, renameWords(one, names)]),
  );
};

/** Whether a value holds a word as a whole text or as a key. */
export const holdsWord = (value: unknown, word: string): boolean => {
  if (typeof value === 'string') return value === word;
  if (Array.isArray(value)) return value.some((one) => holdsWord(one, word));
  return isRecord(value) && Object.entries(value).some(([key, one]) => key === word || holdsWord(one, word));
};
