import type { Contract, Message } from '#domain/contract.ts';
import { CallError } from './call-error.ts';
import { timeouts } from './call-limits.ts';
import { confirmReceipt, readAnswer } from './read-response.ts';
import { type RequestSettings, type RequestValues, requestOf } from './request-of.ts';

/** A read answer, and how many items of its list broke the contract and were left out. */
interface Decoded<Answer> {
  readonly answer: Answer;
  readonly dropped: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type List = NonNullable<Contract<unknown, unknown>['list']>;

/** The answer without the bad items of its list; undefined when every item is bad. */
const withoutBadItems = (value: unknown, { field, item }: List): Decoded<unknown> => {
  const items = field === null ? value : isRecord(value) ? value[field] : undefined;
  if (!Array.isArray(items)) return { answer: value, dropped: 0 };
  const good = items.filter((one) => item.safeParse(one).success);
  const dropped = items.length - good.length;
  if (dropped > 0 && good.length === 0) return { answer: undefined, dropped };
  return { answer: field === null ? good : { ...(isRecord(value) ? value : {}), [field]: good }, dropped };
};

type Shape<Answer> = Pick<Contract<unknown, Answer>, 'answer' | 'list'>;

/**
 * Reads an answer by its shape. A bad item of a list is dropped and counted; null stands for an answer that breaks the
 * shape as a whole, also for a list of which nothing is left.
 */
export const decodeAnswer = <Answer>(shape: Shape<Answer>, value: unknown): Decoded<Answer> | null => {
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

export interface SendOptions extends Partial<RequestSettings> {
  /** Ends the call: its caller has gone, or needs something else. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from the request to the last byte of the answer; by default what the method may take. */
  readonly timeout?: number;
}

export interface CallOptions extends SendOptions {
  /** Told how many bad items were left out of a list. */
  readonly onDropped?: ((count: number) => void) | undefined;
}

/** Makes a request once and reads its response while its time lasts. Throws CallError, or the reason of the caller's abort. */
const request = async <Input extends RequestValues, Answer>(
  message: Message<Input>,
  values: Input,
  { origin = '', key, token, traces, signal, timeout = timeouts[message.method] }: SendOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> => {
  const locale = values.body === undefined ? undefined : globalThis.document?.documentElement.lang;
  const { url, init } = requestOf(message, values, { origin, key, locale, token, traces });
  const deadline = startDeadline(signal, timeout);
  try {
    return await read(await fetch(url, { ...init, signal: deadline.signal }));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (deadline.passed()) throw new CallError(message.id, { kind: 'timeout' });
    throw new CallError(message.id, { kind: navigator.onLine ? 'refused' : 'offline' });
  } finally {
    deadline.clear();
  }
};

/** Makes a call once, by its contract, and gives its checked answer. Throws like `send`. */
export const call = <Input extends RequestValues, Answer>(
  contract: Contract<Input, Answer>,
  input: NoInfer<Input>,
  { onDropped, ...options }: CallOptions = {},
): Promise<Answer> =>
  request(contract, input, options, async (response) => {
    const decoded = decodeAnswer(contract, await readAnswer(contract.id, response));
    if (decoded === null) throw new CallError(contract.id, { kind: 'invalidAnswer' });
    if (decoded.dropped > 0) onDropped?.(decoded.dropped);
    return decoded.answer;
  });

/** Sends a message once and waits until it has arrived. Throws CallError, or the reason of the caller's abort. */
export const send = <Input extends RequestValues>(
  message: Message<Input>,
  input: NoInfer<Input>,
  options: SendOptions = {},
): Promise<void> => request(message, input, options, (response) => confirmReceipt(message.id, response));
