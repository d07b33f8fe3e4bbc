import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../problems/finding.ts';
import type { Decide } from '../rules/meaning/decide.ts';
import { formNameOf } from './rows/form-name.ts';
import { placeIn, type RowPlaces } from './rows/shape.ts';

/** Every route gets an answer from the rules about routes, and every form name is the answer for some route. */
export const checkDecidedRoutes = (model: Model, rows: RowPlaces, decide: Decide): Finding[] => {
  const at = placeIn(rows);
  const used = new Set(model.routes.map((route) => formNameOf(route, model, decide)));
  return [
    ...model.routes
      .filter(({ kind, placeholder = false }) => decide('route-membership', { kind, placeholder }) === null)
      .map(
        (route): Finding => ({
          code: 'undecided-route',
          at: at(route, 'kind'),
          found: `The rule “route-membership” has no answer for “${route.kind}”.`,
        }),
      ),
    ...model.routes
      .filter((route) => formNameOf(route, model, decide) === null)
      .map(
        (route): Finding => ({
          code: 'undecided-route',
          at: at(route, 'group'),
          found: `The rule “form-name-by-route” gives no form name for “${route.group}”.`,
          spoils: ['form names'],
        }),
      ),
    ...model.formNames
      .filter((name) => !used.has(name))
      .map(
        (name): Finding => ({
          code: 'unused-entity',
          at: at(name, 'id'),
          found: `No route uses the form name “${name.id}”.`,
          reliesOn: ['form names'],
        }),
      ),
  ];
};
