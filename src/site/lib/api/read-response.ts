import { problem } from '#generated/schemas/shapes.ts';
import { CallError } from './call-error.ts';
import { longestPause } from './call-limits.ts';

const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** The JSON of a response; undefined when it is none, or not in UTF-8. */
const readJson = async (response: Response): Promise<unknown> => {
  if (!jsonType.test(response.headers.get('content-type') ?? '')) return undefined;
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

const refusalOf = async (call: string, response: Response): Promise<CallError> => {
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
export const readAnswer = async (call: string, response: Response): Promise<unknown> => {
  if (!response.ok) throw await refusalOf(call, response);
  const value = await readJson(response);
  if (value === undefined) throw new CallError(call, { kind: 'invalidAnswer' });
  return value;
};

/** Whether a message arrived: any success does, except for a web page, which is what a captive portal answers. */
export const confirmReceipt = async (call: string, response: Response): Promise<void> => {
  if (!response.ok) throw await refusalOf(call, response);
  if (/^text\/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new CallError(call, { kind: 'invalidAnswer' });
  }
  await response.arrayBuffer();
};
