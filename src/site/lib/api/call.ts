import { CallError } from './call-error.ts';
import type { AnswerShape, CallAnswer, CallId, CallInput, Contract } from './contracts.ts';
import { confirmReceipt, readAnswer } from './read-response.ts';
import { type RequestSettings, type RequestValues, requestOf } from './request-of.ts';

/** A read answer, and how many items of its list broke the contract and were left out. */
interface Decoded<Answer> {
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

/** A signal that ends with the caller's or after a time, and whether it was the time. */
interface Deadline {
  readonly signal: AbortSignal;
  readonly passed: () => boolean;
  /** Must be called when the work is done. */
  readonly clear: () => void;
}

const startDeadline = (outer: AbortSignal | undefined, milliseconds: number): Deadline => {
  const inner = new AbortController();
  let late = false;
  const stop = () => inner.abort();
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, milliseconds);
  if (outer?.aborted === true) stop();
  outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: inner.signal,
    passed: () => late,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
};

export interface CallOptions extends Partial<RequestSettings> {
  /** Ends the call: its caller has gone, or needs something else. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many bad items were left out of a list. */
  readonly onDropped?: ((count: number) => void) | undefined;
}

const read = async <Id extends CallId>(
  contract: Contract<Id>,
  response: Response,
  onDropped: CallOptions['onDropped'],
): Promise<CallAnswer<Id>> => {
  const { id, receipt } = contract;
  const value = receipt === true ? await confirmReceipt(id, response) : await readAnswer(id, response);
  const decoded = decodeAnswer(contract, value);
  if (decoded === null) throw new CallError(id, { kind: 'invalidAnswer' });
  if (decoded.dropped > 0) onDropped?.(decoded.dropped);
  return decoded.answer;
};

/** Makes a call once, by its contract, and gives its checked answer. Throws CallError, or the reason of the caller's abort. */
export const call = async <Id extends CallId>(
  contract: Contract<Id>,
  input: CallInput<Id>,
  { origin = '', key, token, traces, signal, onDropped }: CallOptions = {},
): Promise<CallAnswer<Id>> => {
  const values: RequestValues = input;
  const locale = values.body === undefined ? undefined : globalThis.document?.documentElement.lang;
  const { url, init } = requestOf(contract.request, values, { origin, key, locale, token, traces });
  const deadline = startDeadline(signal, contract.timeout);
  try {
    return await read(contract, await fetch(url, { ...init, signal: deadline.signal }), onDropped);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (deadline.passed()) throw new CallError(contract.id, { kind: 'timeout' });
    throw new CallError(contract.id, { kind: navigator.onLine ? 'refused' : 'offline' });
  } finally {
    deadline.clear();
  }
};
