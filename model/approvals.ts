import type { DeclaredApproval } from './references.ts';

/** Who answers for which rule as it decided on that day. `npm run model -- approve` adds a row; none is ever taken away. */
export const approvals = [] as const satisfies readonly DeclaredApproval[];
