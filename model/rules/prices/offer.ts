import { oneOf } from '../domain.ts';

/** What discounts tell apart; a course type names its own. */
export const offer = oneOf('kpp', 'blsAed', 'companyKpp', 'other');
