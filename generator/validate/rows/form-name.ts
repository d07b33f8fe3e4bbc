import type { Model } from '#model/schema/model.ts';
import type { Route } from '#model/schema/routes.ts';
import type { Decide } from '../../rules/meaning/decide.ts';

type FormName = Model['formNames'][number];

/**
 * The name in analytics of the form on pages of a route; `none` if they have no form, null if the rule gives a name that the model does not
 * have.
 */
export const analyticsFormName = (
  { group }: Pick<Route, 'group'>,
  { formNames }: Pick<Model, 'formNames'>,
  decide: Decide,
): FormName | 'none' | null => {
  const id = decide('form-name-by-route', { routeGroup: group });
  return id === 'none' ? 'none' : (formNames.find((name) => name.id === id) ?? null);
};
