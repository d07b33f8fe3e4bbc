import headers from '#generated/headers/headers.json' with { type: 'json' };
import type { Answer } from './ask.ts';

/** What a visitor, a cache or a search engine goes by. */
export type Seen = Readonly<Record<string, string>>;

const policies = [...Object.keys(headers.every), 'X-Robots-Tag'].map((name) => name.toLowerCase());
/** Answers whose body is a page or a file of ours; the few words beside a move are each host's own. */
const bodied: ReadonlySet<number> = new Set([200, 404, 410]);

export const see = ({ status, headers: all }: Answer, origin: string): Seen => {
  const { location } = all;
  const kept = ['cache-control', ...policies, ...(bodied.has(status) ? ['content-type', 'vary'] : [])];
  return {
    status: String(status),
    ...(location === undefined
      ? {}
      : { location: URL.canParse(location, origin) ? new URL(location, origin).href : location }),
    ...Object.fromEntries(kept.flatMap((name) => (name in all ? [[name, all[name] ?? '']] : []))),
  };
};

/** What differs, as `name: wanted → found`; no line when nothing does. */
export const differences = (wanted: Seen, found: Seen): string[] =>
  [...new Set([...Object.keys(wanted), ...Object.keys(found)])]
    .filter((name) => wanted[name] !== found[name])
    .map((name) => `${name}: ${wanted[name] ?? 'none'} → ${found[name] ?? 'none'}`);
