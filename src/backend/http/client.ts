import { isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import { isLoopbackHost } from '#settings/loopback.ts';
import { keyedDigest } from '../database/secrets/secrets.ts';
import type { ApiEnvironment } from './api.ts';

/** The client of what is done within the server, which no limit counts. */
export const sameProcess = 'in-process';

/** The client of a request; behind a proxy of ours the one that this proxy has added at the end of its list. */
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

/** Groups of an address of IPv6 before those of a client: its network, and the prefix of translated addresses of IPv4 (RFC 6052). */
const networkGroups = 4;
const translated = '64:ff9b:0:0:0:0';

/** The eight groups of an address of IPv6. */
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
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 one, which one household or phone has to itself.
 * Everything that counts clients counts these.
 */
export const rateLimitKeyOfIpAddress = (written: string): string => {
  const address = addressIn(written);
  if (!isIPv6(address) || isLoopbackHost(address)) return address;
  const groups = groupsOf(address);
  const [prefix, last] = [groups.slice(0, -2), groups.slice(-2)];
  return prefix.join(':') === translated ? dotted(last) : groups.slice(0, networkGroups).join(':');
};

/** The network of a client as it is stored: a keyed digest; null for the server's own machine. */
export const networkDigest = (digestKey: Uint8Array, client: string): string | null =>
  client === sameProcess || isLoopbackHost(client) ? null : keyedDigest(digestKey, `network ${client}`);
