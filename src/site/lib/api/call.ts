import { apiCalls } from '#generated/api/calls.ts';
import { CallError, failureOf, pauseOf } from './call-error.ts';
import { type CallLimits, callLimits, firstBackOff, longestQuietWait } from './call-limits.ts';
import { type CallAnswer, type CallId, type CallInput, type Contract, contracts } from './contracts.ts';
import { pause, startDeadline } from './deadline.ts';
import { decodeAnswer } from './decode-answer.ts';
import { confirmReceipt, readAnswer } from './read-response.ts';
import { type RequestSettings, type RequestValues, requestOf } from './request-of.ts';

export interface CallOptions extends Partial<RequestSettings> {
  /** Ends the call: its caller has gone, or asks for something else. */
  readonly signal?: AbortSignal | undefined;
  /** Told how many bad items were left out of a list. */
  readonly onDropped?: ((count: number) => void) | undefined;
}

interface Attempt<Answer> {
  readonly id: CallId;
  readonly contract: Contract<Answer>;
  readonly request: ReturnType<typeof requestOf>;
  readonly limits: CallLimits;
  readonly options: CallOptions;
}

const limitsOf = (id: CallId): CallLimits => {
  if (id === 'contact-form') return callLimits.contact;
  return apiCalls[id].method === 'GET' || id === 'courses-count' ? callLimits.read : callLimits.write;
};

const read = async <Answer>({ id, contract, options }: Attempt<Answer>, response: Response): Promise<Answer> => {
  const value = contract.receipt === true ? await confirmReceipt(id, response) : await readAnswer(id, response);
  const decoded = decodeAnswer(contract, value);
  if (decoded === null) throw new CallError(id, { kind: 'invalidAnswer' });
  if (decoded.dropped > 0) options.onDropped?.(decoded.dropped);
  return decoded.answer;
};

/** One try. A caller that has gone gets its own abort back; everything else becomes a CallError. */
const tryOnce = async <Answer>(attempt: Attempt<Answer>): Promise<Answer> => {
  const { id, request, limits, options } = attempt;
  const deadline = startDeadline(options.signal, limits.patience);
  try {
    return await read(attempt, await fetch(request.url, { ...request.init, signal: deadline.signal }));
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof CallError) throw error;
    if (deadline.passed()) throw new CallError(id, { kind: 'timeout' });
    throw new CallError(id, { kind: navigator.onLine ? 'refused' : 'offline' });
  } finally {
    deadline.clear();
  }
};

/** Milliseconds until the next try; null when another one is no use. A timeout has cost the visitor enough. */
const backOff = (error: unknown, retry: number): number | null => {
  const failure = failureOf(error);
  if (failure.kind === 'offline' || failure.kind === 'timeout') return null;
  if (failure.kind === 'status' && failure.status < 500 && failure.status !== 429) return null;
  const asked = pauseOf(failure);
  if (asked > longestQuietWait) return null;
  return Math.max(asked, Math.random() * firstBackOff * 2 ** retry);
};

const tryAgain = async <Answer>(attempt: Attempt<Answer>): Promise<Answer> => {
  for (let retry = 0; ; retry += 1) {
    try {
      return await tryOnce(attempt);
    } catch (error) {
      const wait = error instanceof CallError && retry < attempt.limits.retries ? backOff(error, retry) : null;
      if (wait === null) throw error;
      await pause(wait, attempt.options.signal);
    }
  }
};

/** Makes a call of the contract and gives its checked answer. Throws CallError, or the reason of the caller's abort. */
export const call = <Id extends CallId>(
  id: Id,
  input: CallInput<Id>,
  options: CallOptions = {},
): Promise<CallAnswer<Id>> => {
  const values: RequestValues = input;
  const { origin = '', key, traces } = options;
  return tryAgain({
    id,
    contract: contracts[id],
    request: requestOf(id, values, { origin, key, traces }),
    limits: limitsOf(id),
    options,
  });
};
