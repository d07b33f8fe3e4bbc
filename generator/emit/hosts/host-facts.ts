import { type Freshness, freshnessPatterns, hostFolder, mediaTypes } from '#domain/hosting/served-file.ts';
import type { HostRules } from '../../plan/site-plan.ts';

export type Headers = Readonly<Record<string, string>>;

/** What files of a kind say about their copies. */
export const cacheOf = (headers: HostRules['headers'], kind: Freshness): string => headers[kind]['Cache-Control'] ?? '';

export const errorPages = ({ missing }: HostRules): string[] => Object.values(missing);

/** Folders, the files behind pages, stored compressed copies, and the rules for hosts. */
export const hiddenFiles = `/$|\\.(?:html|br|gz)$|^/${hostFolder}/`;

/** A regular expression for exactly these paths. */
export const pathsOf = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replaceAll(/[.+?]/g, '\\$&')).join('|')})$`;

/** Endings of files that are no pages, for hosts that choose headers by the address alone: they know media types by themselves. */
/** Endings of what is asked for anew, as pages are. */
export const isAsked = (ending: string): boolean => new RegExp(freshnessPatterns.asked).test(`.${ending}`);

export const otherEndings = Object.keys(mediaTypes).filter((ending) => ending !== 'html');
