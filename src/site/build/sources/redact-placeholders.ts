/** A mark of the generator in page data: the name of the fact, person or address of the model that is still unknown. */
interface Placeholder {
  readonly placeholder: string;
}

const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === 'object' && value !== null && 'placeholder' in value && typeof value.placeholder === 'string';

const isEmptied = (value: unknown, before: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && Array.isArray(before) && before.length > 0;

/** Returns the part of page data that a build shows. */
export type Redact = (value: unknown) => ReturnType<JSON['parse']>;

/** Called for everything that is left out. */
export type LeaveOut = (name: string) => void;

/**
 * Page data without unknown facts: marked list entries are removed, marked fields become null, and what becomes empty by that is removed,
 * too.
 */
export const removePlaceholders = (value: unknown, redact: LeaveOut): unknown => {
  if (Array.isArray(value)) return value.flatMap((entry) => finishEntry(entry, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (!isPlaceholder(inner)) return [field, removePlaceholders(inner, redact)];
      redact(inner.placeholder);
      return [field, null];
    }),
  );
};

const finishEntry = (entry: unknown, redact: LeaveOut): readonly unknown[] => {
  if (isPlaceholder(entry)) {
    redact(entry.placeholder);
    return [];
  }
  const finished = removePlaceholders(entry, redact);
  if (isEmptied(finished, entry)) return [];
  const isEmptyList =
    typeof finished === 'object' &&
    finished !== null &&
    'items' in finished &&
    typeof entry === 'object' &&
    entry !== null &&
    'items' in entry &&
    isEmptied(finished.items, entry.items);
  return isEmptyList ? [] : [finished];
};

/** Returns page data as they are if the environment shows placeholders; otherwise removes placeholders and reports each to `redact`. */
export const createRedaction = (
  { showsPlaceholders }: { readonly showsPlaceholders: boolean },
  redact: LeaveOut,
): Redact => (showsPlaceholders ? (value) => value : (value) => removePlaceholders(value, redact));
