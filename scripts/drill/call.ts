/** The end of a call: an answer, or the code of the fault that broke it. */
export interface CallOutcome {
  readonly status: number | null;
  readonly fault: string | null;
  readonly text: string;
  /** Milliseconds to wait before a retry; null if the answer names none. */
  readonly retryAfter: number | null;
  readonly milliseconds: number;
}

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const errorCode = (error: unknown): string => {
  const { cause } = error instanceof Error ? error : {};
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
};

/** Sends a request on a separate connection, so that a reset concerns this request only. */
export const sendRequest = async (
  origin: string,
  { method = 'GET', path, headers, body }: Call,
): Promise<CallOutcome> => {
  const started = performance.now();
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const end = (outcome: Omit<CallOutcome, 'milliseconds'>): CallOutcome => ({
    ...outcome,
    milliseconds: performance.now() - started,
  });
  try {
    const answer = await fetch(origin + path, {
      method,
      headers: { connection: 'close', ...json, ...headers },
      ...sent,
    });
    const wait = answer.headers.get('retry-after');
    const retryAfter = wait === null ? null : Number(wait) * 1_000;
    return end({ status: answer.status, fault: null, text: await answer.text(), retryAfter });
  } catch (error) {
    return end({ status: null, fault: errorCode(error), text: '', retryAfter: null });
  }
};
