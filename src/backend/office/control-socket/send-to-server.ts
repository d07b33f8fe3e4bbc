import { request } from 'node:http';
import { z } from 'zod';
import { type PublishedTerm, publishedTerms } from '../../terms/published-terms.ts';
import { type CommandResult, commandResultSchema } from '../command/command-result.ts';
import { formatFault } from '../command/fault-text.ts';
import type { Invocation } from '../command/invocation.ts';
import { exitCodes, OfficeError } from '../command/office-error.ts';

const refusalSchema = z.union([
  z.strictObject({
    words: z.strictObject({ pl: z.string(), en: z.string() }),
    exitCode: z.literal(Object.values(exitCodes)),
  }),
  z.strictObject({ fault: z.string() }),
]);

/** Error codes of a socket without a listener: no server runs with this data folder. */
const nobodyThere = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'];

/** Sends a command to the running server; undefined where none runs. */
export const sendCommandToServer = async (file: string, invocation: Invocation): Promise<CommandResult | undefined> => {
  const reply = await send(file, JSON.stringify(invocation));
  return reply && commandResultSchema.parse(readReply(reply));
};

/** Reads the published terms from the running server; undefined where none runs. */
export const fetchTermsFromServer = async (file: string): Promise<readonly PublishedTerm[] | undefined> => {
  const reply = await send(file);
  return reply && publishedTerms.parse(readReply(reply));
};

interface Reply {
  readonly status: number | undefined;
  readonly text: string;
}

const readReply = ({ status, text }: Reply): unknown => {
  const data: unknown = JSON.parse(text);
  if (status === 200) return data;
  const refusal = refusalSchema.parse(data);
  if ('words' in refusal) throw new OfficeError(refusal.words, refusal.exitCode);
  throw new OfficeError(formatFault(refusal.fault));
};

const send = (socketPath: string, body?: string): Promise<Reply | undefined> =>
  new Promise((resolve, reject) => {
    const call = request({ socketPath, path: '/', method: body === undefined ? 'GET' : 'POST' }, (response) => {
      response.setEncoding('utf8');
      response.toArray().then((chunks) => resolve({ status: response.statusCode, text: chunks.join('') }), reject);
    });
    call.on('error', (error: NodeJS.ErrnoException) =>
      nobodyThere.includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
    call.end(body);
  });
