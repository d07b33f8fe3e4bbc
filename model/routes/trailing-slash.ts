import type { TrailingSlash } from '../schema/routes.ts';
import { clause } from '../source.ts';

/** Every address that the site knows moves to itself without a slash at the end; this one alone keeps it. */
export const trailingSlash = { kept: '/', source: clause('2.1', '2.2') } as const satisfies TrailingSlash;
