import type { ParameterId } from '../rules/parameters.ts';

/** Records that a law demands: they stay after a request for deletion, until their time is over (C115). */
export const keptOnRequest: readonly ParameterId[] = ['trainingRecordYears', 'invoiceRecordYears'];
