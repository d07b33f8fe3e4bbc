import type { Contract, Message } from '#contract/contract.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { problem } from '#generated/schemas/shapes.ts';
import { importWithRetry } from '../load-part.ts';
import { CallError } from './call-error.ts';
import type { normaliseForeignAnswer } from './foreign-answer.ts';
import { wasPageJustReloaded } from './was-reloaded.ts';

/** Milliseconds from a request to the last byte of its answer, for calls that read and for calls that may write. */
export const timeouts = { GET: 8_000, POST: 15_000 } as const;

/** The longest pause that is accepted from a server. */
const longestPause = 300_000;

/** Values of a request in the places where they go. */
export interface RequestValues {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

export interface RequestSettings {
  /** Where the call's host answers; empty for the site's own host. */
  readonly origin: string;
  /** The idempotency key, one per content: a repeat of the same content has no second effect. */
  readonly key?: string | undefined;
  /** A credential that everybody may know. */
  readonly token?: string | undefined;
  /** The language of the page, in which an answer by mail is written. */
  readonly locale?: string | undefined;
  /** Fields in addition to the contract that detect automated senders. */
  readonly traces?: object | undefined;
}

const queryOf = (query: RequestValues['query']): string => {
  const entries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

/** URL and settings of the request that makes a call. */
const requestOf = (
  { method, path, idempotent }: Message<unknown>,
  values: RequestValues,
  settings: RequestSettings,
) => {
  const place = fillPlaceholders(path, (name) => encodeURIComponent(values.parameters?.[name] ?? ''));
  const headers = {
    accept: 'application/json',
    ...(values.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(settings.locale === undefined ? {} : { 'accept-language': settings.locale }),
    ...(settings.token === undefined ? {} : { authorization: `Bearer ${settings.token}` }),
    ...(idempotent && settings.key !== undefined ? { 'idempotency-key': settings.key } : {}),
  };
  const body = values.body === undefined ? null : JSON.stringify({ ...values.body, ...settings.traces });
  return { url: `${settings.origin}${place}${queryOf(values.query)}`, init: { method, headers, body } };
};

/** The JSON of a response, whatever type it names; undefined when it is none, or not in UTF-8. */
const readJson = async (response: Response): Promise<unknown> => {
  const bytes = await response.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
};

/** Retry-After in milliseconds, from seconds or from a date. */
export const parseRetryAfter = (text: string | null, now: number): number | null => {
  if (text === null) return null;
  const wait = /^[0-9]+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(0, wait), longestPause) : null;
};

/** The error of an answer that refuses. */
export const readRefusedResponse = async (call: string, response: Response): Promise<CallError> => {
  const { data } = problem.safeParse(await readJson(response));
  return new CallError(call, {
    kind: 'status',
    status: response.status,
    code: data?.code ?? null,
    fields: data?.fields ?? [],
    support: data?.support ?? null,
    retryAfter: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
  });
};

/** The content of a response that must be JSON. */
const readAnswer = async (call: string, response: Response): Promise<unknown> => {
  if (!response.ok) throw await readRefusedResponse(call, response);
  const value = await readJson(response);
  if (value === undefined) throw new CallError(call, { kind: 'invalidAnswer' });
  return value;
};

/** A signal that is aborted by the caller or after a time, and whether the time caused it. */
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
  /** Aborts the call, because its caller has gone or needs something else. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from the request to the last byte of the answer; by default what the method may take. */
  readonly timeout?: number;
}

/** Makes a request once and reads its response while its time lasts. Throws CallError, or the reason of the caller's abort. */
export const sendCallRequest = async <Input extends RequestValues, Answer>(
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

/**
 * Reads an answer of another host, which may be spelled in its own way. The site's own host answers in the form of the contract, even for a
 * calendar behind our gateway.
 */
const readForeign = async (...answer: Parameters<typeof normaliseForeignAnswer>): Promise<unknown> =>
  (await importWithRetry(() => import('./foreign-answer.ts'))).normaliseForeignAnswer(...answer);

/** Makes a call once, by its contract, and gives its checked answer. Throws like `send`. */
export const callApi = <Input extends RequestValues, Answer>(
  contract: Contract<Input, Answer>,
  input: NoInfer<Input>,
  options: SendOptions = {},
): Promise<Answer> =>
  sendCallRequest(contract, input, options, async (response) => {
    const sent = await readAnswer(contract.id, response);
    const value = options.origin ? await readForeign(contract.id, sent, String(input.query?.type ?? '')) : sent;
    const { data, success } = contract.answer.safeParse(value);
    if (success) return data;
    const isReleased = !options.origin && !wasPageJustReloaded();
    throw new CallError(contract.id, isReleased ? { kind: 'outdated', answer: value } : { kind: 'invalidAnswer' });
  });
