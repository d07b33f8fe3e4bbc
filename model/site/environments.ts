import type { Environment } from '../schema/site.ts';
import { clause } from '../source.ts';

const source = clause('2.50');

/** Only production is open to search engines; the rule `chat-widget` decides about the chat. */
export const environments = [
  { id: 'alfa', indexable: false, source },
  { id: 'internal', indexable: false, source },
  { id: 'production', indexable: true, source },
] as const satisfies readonly Environment[];
