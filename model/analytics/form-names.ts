import type { FormName } from '../schema/analytics.ts';
import { spec } from '../source.ts';

const byRoute = spec('7', 'Form name by route: individual, company, uniformed, fire-service form (wording: C82)');

/** Names sent to analytics as `form_name`; the rule `form-name-by-route` chooses one by the group of the route. */
export const formNames = [
  { id: 'individual', name: 'Formularz dla osób prywatnych', source: byRoute },
  { id: 'company', name: 'Formularz dla firm', source: byRoute },
  { id: 'uniformed', name: 'Formularz dla służb mundurowych', source: byRoute },
  { id: 'fire', name: 'Formularz dla straży pożarnej', source: byRoute },
  { id: 'default', name: 'Formularz kontaktowy', source: spec('7', "otherwise 'Formularz kontaktowy'") },
] as const satisfies readonly FormName[];
