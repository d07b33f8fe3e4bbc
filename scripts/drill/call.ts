import { request } from 'node:http';

/** How a call ended: an answer, or the code of what broke it. */
export interface Outcome {
  readonly status: number | null;
  readonly fault: string | null;
  readonly text: string;
  /** Milliseconds to wait before the same call; null where the answer does not say. */
  readonly retryAfter: number | null;
  readonly milliseconds: number;
}

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls on a connection of its own, so that a reset is seen as what it is. */
export const call = (origin: string, { method = 'GET', path, headers = {}, body }: Call): Promise<Outcome> =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = (outcome: Partial<Outcome>): void =>
      resolve({
        status: null,
        fault: null,
        text: '',
        retryAfter: null,
        ...outcome,
        milliseconds: performance.now() - started,
      });
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(origin + path, { method, agent: false, headers: { ...json, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.once('error', (error: NodeJS.ErrnoException) => end({ fault: error.code ?? error.name }));
      answer.once('end', () => {
        const wait = answer.headers['retry-after'];
        end({ status: answer.statusCode ?? null, text, retryAfter: wait === undefined ? null : Number(wait) * 1_000 });
      });
    });
    sent.once('error', (error: NodeJS.ErrnoException) => end({ fault: error.code ?? error.name }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
