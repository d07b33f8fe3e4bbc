import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import { isLoopbackHost } from '#domain/loopback.ts';
import { keyedDigest } from '../privacy/secrets.ts';
import type { ApiEnvironment } from './api.ts';

/** The address of the client; behind a proxy of ours the one that this proxy has added at the end of its list. */
export const clientOf = (context: Context<ApiEnvironment>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (context.env?.incoming?.socket.remoteAddress ?? 'in-process');
};

const prefixGroups = 4;

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
};

/**
 * What counts as one network: an IPv4 address, or the first 64 bits of an IPv6 one, which one household or phone has to itself.
 * Null for the server's own machine.
 */
export const networkOf = (client: string): string | null => {
  const address = client
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '');
  if (isLoopbackHost(address) || client === 'in-process') return null;
  if (!isIPv6(address)) return address;
  const prefix = groupsOf(address).slice(0, prefixGroups);
  return prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/** The network of a client as it is stored: a keyed digest; null for the server's own machine. */
export const networkDigest = (digestKey: Uint8Array, client: string): string | null => {
  const network = networkOf(client);
  return network === null ? null : keyedDigest(digestKey, `network ${network}`);
};
