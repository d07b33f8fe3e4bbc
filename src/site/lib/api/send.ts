import type { Message } from '#contract/contract.ts';
import { type RequestValues, readRefusedResponse, type SendOptions, sendCallRequest } from './call.ts';
import { CallError } from './call-error.ts';

/**
 * Throws unless a message has arrived: any success counts, whatever its body. A web page as the answer of the site's own host does not,
 * since a captive portal or a static host sends such.
 */
const confirmReceipt = async (call: string, response: Response, ownHost: boolean): Promise<void> => {
  if (!response.ok) throw await readRefusedResponse(call, response);
  if (ownHost && /^text\/html/i.test(response.headers.get('content-type') ?? '')) {
    throw new CallError(call, { kind: 'invalidAnswer' });
  }
  await response.body?.cancel().catch(() => undefined);
};

/** Sends a message once and waits until it has arrived. Throws CallError, or the reason of the caller's abort. */
export const sendMessage = <Input extends RequestValues>(
  message: Message<Input>,
  input: NoInfer<Input>,
  options: SendOptions = {},
): Promise<void> =>
  sendCallRequest(message, input, options, (response) =>
    confirmReceipt(message.id, response, (options.origin ?? '') === ''),
  );
