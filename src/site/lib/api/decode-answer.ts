import type { Contract } from './contracts.ts';

/** A read answer, and how many items of its list broke the contract and were left out. */
export interface Decoded<Answer> {
  readonly answer: Answer;
  readonly dropped: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type List = NonNullable<Contract<unknown>['list']>;

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
 * Reads an answer by its contract. A bad item of a list is dropped and counted; null stands for an answer that breaks the
 * contract as a whole, also for a list of which nothing is left.
 */
export const decodeAnswer = <Answer>(contract: Contract<Answer>, value: unknown): Decoded<Answer> | null => {
  const { answer, dropped } =
    contract.list === undefined ? { answer: value, dropped: 0 } : withoutBadItems(value, contract.list);
  const result = contract.answer.safeParse(answer);
  if (!result.success) return null;
  return { answer: result.data, dropped };
};
