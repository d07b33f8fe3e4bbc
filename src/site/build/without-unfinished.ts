/** What the generator marks in page data: the name of the fact, person or address of the model that is not known yet. */
interface Unfinished {
  readonly unfinished: string;
}

const isUnfinished = (value: unknown): value is Unfinished =>
  typeof value === 'object' && value !== null && 'unfinished' in value && typeof value.unfinished === 'string';

const isEmptied = (value: unknown, before: unknown): boolean =>
  Array.isArray(value) && value.length === 0 && Array.isArray(before) && before.length > 0;

/** Makes of page data what a build shows of them. */
export type Finish = (value: unknown) => ReturnType<JSON['parse']>;

/** Told of everything that is left out. */
export type LeaveOut = (name: string) => void;

/**
 * Page data without what is not known yet: entries of lists go, fields become null, and
 * what is emptied by that goes too. Everything else stays as it is.
 */
export const withoutUnfinished = (value: unknown, leaveOut: LeaveOut): unknown => {
  if (Array.isArray(value)) return value.flatMap((entry) => finishEntry(entry, leaveOut));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      if (!isUnfinished(inner)) return [field, withoutUnfinished(inner, leaveOut)];
      leaveOut(inner.unfinished);
      return [field, null];
    }),
  );
};

const finishEntry = (entry: unknown, leaveOut: LeaveOut): readonly unknown[] => {
  if (isUnfinished(entry)) {
    leaveOut(entry.unfinished);
    return [];
  }
  const finished = withoutUnfinished(entry, leaveOut);
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

/** Whether a build shows what is not known yet is the environment's; what it leaves out is told. */
export const finishFor = ({ showsUnfinished }: { readonly showsUnfinished: boolean }, leaveOut: LeaveOut): Finish =>
  showsUnfinished ? (value) => value : (value) => withoutUnfinished(value, leaveOut);
