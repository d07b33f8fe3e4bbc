import type { TrailingSlash } from '../schema/routes.ts';
import { clause, from, register } from '../source.ts';

/** An address moves to itself without a slash at its end; this one alone keeps it. */
export const trailingSlash = { kept: '/', unknown: 'moved', source: from(clause('2.1', '2.2'), register('C105')) } as const satisfies TrailingSlash;
