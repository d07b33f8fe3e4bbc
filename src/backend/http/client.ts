import { isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import { isLoopbackHost } from '#settings/loopback.ts';
import { keyedDigest } from '../database/secrets/secrets.ts';
import type { ApiEnvironment } from './api.ts';

/** The client of calls from within the server itself, to which no limit applies. */
export const sameProcess = 'in-process';

/** The client of a request; behind our own proxy, the last address of the list in `X-Forwarded-For`, which the proxy has added. */
export const readClientAddress = (c: Context<ApiEnvironment>, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return rateLimitKeyOfIpAddress(forwarded || (c.env?.incoming?.socket.remoteAddress ?? sameProcess));
};

/** An address as sockets and proxies write it, without its zone, brackets and port; any other text as it is. */
const addressIn = (written: string): string => {
  const text = written.toLowerCase().replace(/%[^\]]*/, '');
  const address = SocketAddress.parse(isIPv6(text) ? `[${text}]` : text)?.address ?? text;
  return address.replace(/^::ffff:(?=\d+\.)/, '');
};

/** How many groups of an IPv6 address name the network; and the prefix of translated IPv4 addresses (RFC 6052). */
const networkGroups = 4;
const translated = '64:ff9b:0:0:0:0';

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const [left = [], right = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const omitted = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(omitted).fill('0'), ...right];
};

const dotted = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .map((value) => `${value >> 8}.${value & 0xff}`)
    .join('.');

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, which belong to one household or phone. All limits
 * per client use this key.
 */
export const rateLimitKeyOfIpAddress = (written: string): string => {
  const address = addressIn(written);
  if (!isIPv6(address) || isLoopbackHost(address)) return address;
  const groups = groupsOf(address);
  const [prefix, last] = [groups.slice(0, -2), groups.slice(-2)];
  return prefix.join(':') === translated ? dotted(last) : groups.slice(0, networkGroups).join(':');
};

/** The keyed digest of a client, as it is stored; null for the server's own machine. */
export const networkDigest = (digestKey: Uint8Array, client: string): string | null =>
  client === sameProcess || isLoopbackHost(client) ? null : keyedDigest(digestKey, `network ${client}`);
