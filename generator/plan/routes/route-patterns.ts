import type { Model } from '#model/schema/model.ts';
import { fillPath, typesIn } from '../../addresses/expand-addresses.ts';
import type { Decide } from '../../rules/meaning/decide.ts';
import type { RoutePattern } from '../site-plan.ts';
import { membershipOf } from './membership.ts';

/** One pattern per route, locale and type; cities and articles stay parameters. */
export const planPatterns = (model: Model, decide: Decide): readonly RoutePattern[] =>
  model.routes.flatMap((route) =>
    model.locales.all.flatMap((locale) => {
      const template = route.path[locale];
      if (template === undefined) return [];
      return typesIn(template, route, model).map((type) => ({
        id: route.id,
        locale,
        pattern: fillPath(
          template.replaceAll('{city}', ':city').replaceAll('{article}', ':article'),
          { type },
          { model, locale },
        ),
        kind: route.kind,
        membership: membershipOf(route, decide),
        type,
      }));
    }),
  );
