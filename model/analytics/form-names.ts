import type { FormName } from '../schema/analytics.ts';
import { clause } from '../source.ts';

const byRoute = clause('7.17', '7.18', '7.19');

/** Names sent to analytics as `form_name`; the rule `form-name-by-route` chooses one by the group of the route. */
export const formNames = [
  { id: 'individual', name: 'Formularz dla osób prywatnych', source: byRoute },
  { id: 'company', name: 'Formularz dla firm', source: byRoute },
  { id: 'uniformed', name: 'Formularz dla służb mundurowych', source: byRoute },
  { id: 'fire', name: 'Formularz dla straży pożarnej', source: byRoute },
  { id: 'default', name: 'Formularz kontaktowy', source: clause('7.19') },
] as const satisfies readonly FormName[];
