/** What the generator marks in page data: the name of the fact, person or address of the model that is not known yet. */
interface Placeholder {
  readonly placeholder: string;
}

const isPlaceholder = (value: unknown): value is Placeholder =>
  typeof value === 'object' && value !== null && 'placeholder' in value && typeof value.placeholder === 'string';

const isEmptied = (value: unknown, before: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && Array.isArray(before) && before.length > 0;

/** Makes of page data what a build shows of them. */
export type Redact = (value: unknown) => ReturnType<JSON['parse']>;

/** Called for everything that is left out. */
export type LeaveOut = (name: string) => void;

/**
 * Page data without what is not known yet: entries of lists go, fields become null, and
 * what is emptied by that goes too. Everything else stays as it is.
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

/** The environment decides whether a build shows placeholders; the build lists what it leaves out. */
export const createRedaction = (
  { showsPlaceholders }: { readonly showsPlaceholders: boolean },
  redact: LeaveOut,
): Redact => (showsPlaceholders ? (value) => value : (value) => removePlaceholders(value, redact));
