import { fragmentOf } from '../../../rules/meaning/field-fragments.ts';
import type { Project } from '../../../validate/project.ts';
import type { Use } from './use.ts';

/** Bodies of calls whose field the rule checks, and the fragment that JSON Schema can say of the rule. */
export const schemasOf = (id: string, { model, rules }: Project): readonly Use[] => {
  const rule = rules.find((one) => one.id === id);
  const fragment = rule === undefined ? null : fragmentOf(rule);
  const bodies = model.forms.flatMap((form) =>
    form.fields
      .filter((field) => field.rule === id)
      .map(
        (field): Use => ({
          place: `generated/schemas/json/${form.call}-body.schema.json`,
          kind: 'schema',
          detail: field.id,
        }),
      ),
  );
  const localized = Object.keys(fragment ?? {}).filter((keyword) => keyword !== 'type');
  const places = new Set(bodies.map(({ place }) => place));
  return [
    ...bodies,
    ...[...places].flatMap((place) => localized.map((keyword): Use => ({ place, kind: 'schema', detail: keyword }))),
  ];
};
