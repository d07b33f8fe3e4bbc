import type { AnswerShape } from './contracts.ts';

/** A read answer, and how many items of its list broke the contract and were left out. */
export interface Decoded<Answer> {
  readonly answer: Answer;
  readonly dropped: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type List = NonNullable<AnswerShape<unknown>['list']>;

/** The answer without the bad items of its list; undefined when every item is bad. */
const withoutBadItems = (value: unknown, { field, item }: List): Decoded<unknown> => {
  const items = field === null ? value : isRecord(value) ? value[field] : undefined;
  if (!Array.isArray(items)) return { answer: value, dropped: 0 };
  const good = items.filter((one) => item.safeParse(one).success);
  const dropped = items.length - good.length;
  if (dropped > 0 && good.length === 0) return { answer: undefined, dropped };
  return { answer: field === null ? good : { ...(isRecord(value) ? value : {}), [field]: good }, dropped };
};

/**
 * Reads an answer by its shape. A bad item of a list is dropped and counted; null stands for an answer that breaks the
 * shape as a whole, also for a list of which nothing is left.
 */
export const decodeAnswer = <Answer>(shape: AnswerShape<Answer>, value: unknown): Decoded<Answer> | null => {
  const { answer, dropped } =
    shape.list === undefined ? { answer: value, dropped: 0 } : withoutBadItems(value, shape.list);
  const result = shape.answer.safeParse(answer);
  if (!result.success) return null;
  return { answer: result.data, dropped };
};
