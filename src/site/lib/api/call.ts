import { CallError } from './call-error.ts';
import type { CallAnswer, CallId, CallInput, Contract } from './contracts.ts';
import { startDeadline } from './deadline.ts';
import { decodeAnswer } from './decode-answer.ts';
import { confirmReceipt, readAnswer } from './read-response.ts';
import { type RequestSettings, type RequestValues, requestOf } from './request-of.ts';

export interface CallOptions extends Partial<RequestSettings> {
  /** Ends the call: its caller has gone, or asks for something else. */
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
