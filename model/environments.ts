import type { Environment } from './schema/forms.ts';
import { spec } from './source.ts';

const source = spec('2', 'A chat widget loads only in the environments alfa and internal');

/** Audit pages follow the chat widget (C80); only production is open to search engines. */
export const environments = [
  { id: 'alfa', chatWidget: true, auditPages: true, indexable: false, source },
  { id: 'internal', chatWidget: true, auditPages: true, indexable: false, source },
  { id: 'production', chatWidget: false, auditPages: false, indexable: true, source },
] as const satisfies readonly Environment[];
