import type { z } from 'zod';
import { Refused } from '../../../http/refused.ts';
import type { P24Settings } from '../payment-settings.ts';

export interface P24Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly answer: z.ZodType<Answer>;
}

export type P24Client = <Answer>(call: P24Call<Answer>) => Promise<Answer | { readonly refused: number }>;

const timeoutMilliseconds = 10_000;

/**
 * Calls the REST interface of Przelewy24. A 4xx answer is returned as refused; any other answer that is late or not as
 * documented ends the request, so that its caller tries again.
 */
export const createP24Client = ({ url, posId, apiKey }: P24Settings): P24Client => {
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
  return async ({ method, path, body, answer }) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: { authorization, accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(() => null);
    const { status = 0 } = response ?? {};
    if (status === 401) throw new Refused('payment-credentials');
    if (status >= 400 && status < 500) return { refused: status };
    const read = answer.safeParse(response?.ok ? await response.json().catch(() => null) : null);
    if (!read.success) throw new Refused('payment-unavailable');
    return read.data;
  };
};
