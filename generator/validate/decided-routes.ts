import { routeGroups } from '#model/routes/route-groups.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../problems/finding.ts';
import type { Facts } from './facts.ts';
import { analyticsFormName } from './rows/form-name.ts';
import { createFieldLocator } from './shape/shape.ts';

const formRule = 'form-name-by-route';

/** Findings for groups that the rule of form names mentions and that no route has. */
const unusedGroups = ({ routes }: Model, rules: readonly Rule[]): Finding[] =>
  Object.keys(routeGroups)
    .filter((group) => routes.every((route) => route.group !== group))
    .map((group) => ({
      code: 'unused-entity',
      at: { model: ['rules', rules.findIndex(({ id }) => id === formRule), 'inputs', 'routeGroup', 'values', group] },
      found: `No route is of the group “${group}”.`,
    }));

/**
 * Checks that the rules about routes have an answer for every route, and that every group and every form name is used by at least one
 * route.
 */
export const checkRouteDecisions = ({ model, rows, rules, decide }: Facts): Finding[] => {
  const at = createFieldLocator(rows);
  const used = new Set(model.routes.map((route) => analyticsFormName(route, model, decide)));
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
      .filter((route) => analyticsFormName(route, model, decide) === null)
      .map(
        (route): Finding => ({
          code: 'undecided-route',
          at: at(route, 'group'),
          found: `The rule “${formRule}” gives the group “${route.group}” no form name that the model has.`,
          spoils: ['form names'],
        }),
      ),
    ...unusedGroups(model, rules),
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
