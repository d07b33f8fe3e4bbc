import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { faultCode, type Log } from '../../database/log/log.ts';
import type { PublishedTerm } from '../../terms/published-terms.ts';
import type { CommandResult } from '../command/command-result.ts';
import { type Invocation, invocationSchema } from '../command/invocation.ts';
import { OfficeError } from '../command/office-error.ts';

/** What the server does for a client of the socket. */
interface Host {
  readonly carryOut: (invocation: Invocation) => Promise<CommandResult>;
  readonly publishedTerms: () => Promise<readonly PublishedTerm[]>;
}

export const officeSocketPath = (folder: string): string => join(folder, 'office.sock');

/** The largest body in bytes; enough for a backup after years. */
const largestBody = 500_000_000;

/**
 * Serves `npm run office` and a build while this process has the database: a socket in the data folder that only the account of the
 * server may use. A command is sent by POST; a build reads the terms by GET. If no socket can be made (a path of more than a hundred
 * bytes, a file system without sockets), a fault is logged and the site is served without one.
 */
export const openControlSocket = async (
  folder: string,
  { log, ...host }: Host & { readonly log: Log },
): Promise<() => Promise<void>> => {
  try {
    return await listen(officeSocketPath(folder), host);
  } catch (error) {
    log({ event: 'server', route: 'office', fault: faultCode(error) });
    return () => Promise.resolve();
  }
};

const listen = async (file: string, host: Host): Promise<() => Promise<void>> => {
  await rm(file, { force: true });
  const server = createServer((request, response) => {
    answer(request, host).then(
      (text) => response.end(text),
      (error: unknown) => refuse(response, error),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  });
  await chmod(file, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
};

const answer = async (request: IncomingMessage, { carryOut, publishedTerms }: Host): Promise<string> => {
  if (request.method === 'GET') return JSON.stringify(await publishedTerms());
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > largestBody) throw new Error('The request is too long.');
    chunks.push(chunk);
  }
  const invocation = invocationSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  return JSON.stringify(await carryOut(invocation));
};

/** Sends a refusal as it is, but of an internal error only the code. */
const refuse = (response: ServerResponse, error: unknown): void => {
  const refusal =
    error instanceof OfficeError ? { words: error.words, exitCode: error.exitCode } : { fault: faultCode(error) };
  response.writeHead(400).end(JSON.stringify(refusal));
};
