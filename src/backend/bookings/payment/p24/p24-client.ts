import { z } from 'zod';
import { Refused } from '../../../http/refused.ts';
import type { P24Settings } from '../payment-settings.ts';

export interface P24Call<Body, Answer> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** The body, with the published limits of Przelewy24. */
  readonly send?: { readonly body: Body; readonly limits: z.ZodType<Body> };
  readonly answer: z.ZodType<Answer>;
}

/** A final refusal. `there`: the requested item exists already, or one that excludes it. */
export interface P24Refusal {
  readonly refused: 'there' | 'no';
  /** The status, and the message of Przelewy24. */
  readonly reason: string;
  readonly status: number;
}

export type P24Client = <Body, Answer>(call: P24Call<Body, Answer>) => Promise<Answer | P24Refusal>;

const timeoutMilliseconds = 10_000;
const longestReason = 200;

/** Statuses below 500 after which the same call may succeed later. */
const laterStatuses: readonly number[] = [408, 425, 429];

const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !laterStatuses.includes(status);

const said = z.looseObject({
  error: z
    .union([z.string(), z.array(z.looseObject({ message: z.string().optional() }))])
    .optional()
    .catch(undefined),
});

const reasonOf = (status: number, body: unknown): string => {
  const error = said.safeParse(body).data?.error;
  const texts = typeof error === 'string' ? [error] : (error ?? []).flatMap(({ message }) => message ?? []);
  return [status, ...texts].join(': ').slice(0, longestReason);
};

/**
 * Calls the REST API of Przelewy24. The result is done (2xx), a final refusal (4xx, with 409 for an existing item), or
 * `payment-unavailable` (408, 429, 5xx, no answer, an undocumented one), after which the caller retries. A body that exceeds the
 * published limits is never sent: it is a refusal.
 */
export const createP24Client = ({ url, posId, apiKey }: P24Settings): P24Client => {
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
  const request = (method: string, path: string, body: string | undefined): Promise<Response | null> =>
    fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(() => null);
  return async ({ method, path, send, answer }) => {
    const checked = send?.limits.safeParse(send.body);
    if (checked?.error) return { refused: 'no', status: 0, reason: z.prettifyError(checked.error) };
    const response = await request(method, path, send && JSON.stringify(send.body));
    const { status = 0 } = response ?? {};
    if (status === 401) throw new Refused('payment-credentials');
    const body: unknown = await response?.json().catch(() => null);
    if (isRefusal(status)) return { refused: status === 409 ? 'there' : 'no', status, reason: reasonOf(status, body) };
    const read = answer.safeParse(response?.ok ? body : null);
    if (!read.success) throw new Refused('payment-unavailable');
    return read.data;
  };
};
