import type { Environment } from '../schema/site.ts';
import { spec } from '../source.ts';

const source = spec('2', 'A chat widget loads only in the environments alfa and internal');

/** Only production is open to search engines; the rule `chat-widget` decides about the chat. */
export const environments = [
  { id: 'alfa', indexable: false, source },
  { id: 'internal', indexable: false, source },
  { id: 'production', indexable: true, source },
] as const satisfies readonly Environment[];
