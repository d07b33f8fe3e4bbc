import type { HostRules } from '../host-rules.ts';
import { type Freshness, freshnessPatterns, hostFolder, mediaTypes } from '../served-file.ts';

/** Cache headers of a kind of file. */
export const cacheOf = (headers: HostRules['headers'], kind: Freshness): string => headers[kind]['Cache-Control'] ?? '';

export const errorPages = ({ missing }: HostRules): string[] => Object.values(missing);

/** Folders, the files behind pages, stored compressed copies, and the rules for hosts. */
export const hiddenFiles = `/$|\\.(?:html|br|gz)$|^/${hostFolder}/`;

/** A regular expression for exactly these paths. */
export const pathsOf = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replaceAll(/[.+?]/g, '\\$&')).join('|')})$`;

/** Whether browsers revalidate files with this ending on every request. */
export const isRevalidated = (ending: string): boolean => new RegExp(freshnessPatterns.revalidated).test(`.${ending}`);

/** Endings of files that are no pages, for hosts that choose headers by the address alone: they know media types by themselves. */
export const otherEndings = Object.keys(mediaTypes).filter((ending) => ending !== 'html');

/** The target of a move by parameters, each place as a host spells the value of that parameter. */
export const filledBy = (to: string, spelled: (name: string) => string): string =>
  to.replaceAll(/\{(\w+)\}/g, (_, name: string) => spelled(name));

/** A text in double quotes, for nginx and Caddy. */
export const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
