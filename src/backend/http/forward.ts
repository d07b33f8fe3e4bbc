import { Refused } from './refused.ts';

/** A host of the owner. Its token is added to calls here and never reaches a browser. */
export interface Upstream {
  readonly url: string;
  readonly token?: string;
}

export interface Gateway {
  readonly calendar?: Upstream;
  readonly content?: Upstream;
  readonly provider?: Upstream;
}

export interface ForwardedCall {
  readonly call: { readonly method: string; readonly path: string };
  /** The Idempotency-Key of a message, by which the host can recognise a message that it already has. */
  readonly key?: string | undefined;
  /** Parameters of the query; undefined ones are left out. */
  readonly query?: object;
  readonly body?: unknown;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
}

const longestAnswer = 2 * 1024 * 1024;

/**
 * Calls an upstream host and returns its JSON, whatever content type it names. Any other outcome (refusal, redirect, timeout, an HTML
 * page) becomes a 502 without details of the host; only “too many requests” is passed on, with the time to wait.
 */
export const fetchFromUpstream = async (upstream: Upstream, asked: ForwardedCall): Promise<unknown> => {
  const response = await send(upstream, asked);
  if (response.status === 429) throw tooMany(response);
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw new Refused('upstream-failed');
  }
  return readAnswer(response);
};

/**
 * Sends a message to an upstream host. Any 2xx means that the host has the message; the body of the answer is not read. 408, 429 and 5xx
 * become a 503, which invites a retry; any other answer becomes a 502 `upstream-refused`, for which a retry is useless.
 */
export const deliverToUpstream = async (upstream: Upstream, asked: ForwardedCall): Promise<void> => {
  const response = await send(upstream, asked);
  await response.body?.cancel().catch(() => undefined);
  if (response.ok) return;
  const { status } = response;
  if (status === 429) throw tooMany(response);
  const later = status === 408 || status >= 500;
  throw new Refused(later ? 'upstream-busy' : 'upstream-refused');
};

const printQuery = (values: object): string => {
  const entries = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

const send = async (
  { url, token }: Upstream,
  { call, query = {}, body, key, timeout }: ForwardedCall,
): Promise<Response> => {
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const settings = { method: call.method, headers, ...content, redirect: 'manual' } as const;
    return await fetch(url + call.path + printQuery(query), { ...settings, signal: AbortSignal.timeout(timeout) });
  } catch {
    throw new Refused('upstream-unreachable');
  }
};

const readAnswer = async (response: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength;
      if (length > longestAnswer) throw new RangeError('The answer of the upstream host is too long.');
      chunks.push(chunk);
    }
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new Refused('upstream-failed');
  }
};

const tooMany = (response: Response): Refused => {
  const wait = response.headers.get('retry-after') ?? '';
  return new Refused('too-many-requests', { retryAfter: /^\d{1,5}$/.test(wait) ? wait : 60 });
};
