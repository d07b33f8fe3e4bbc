import { keptOnRequest } from '#model/forms/kept-on-request.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { Model } from '#model/schema/model.ts';
import { parameterValueById, parseEditionDay } from '../../rules/meaning/parameter-value.ts';

/** How long fields of a form are kept, in months or years. */
export interface Retention {
  readonly form: string;
  readonly sensitive: boolean;
  readonly fields: readonly string[];
  readonly unit: Parameter['unit'];
  readonly period: number;
  /** Whether the fields stay after a request for deletion, because a law demands it. */
  readonly stays: boolean;
}

/** The fields of every form, grouped by retention period; encrypted fields are separate. */
export const planRetentionPeriods = (
  { forms, edition }: Model,
  parameters: Readonly<Record<string, Parameter>>,
): readonly Retention[] =>
  forms.flatMap((form) => {
    const groups = new Map<string, Retention>();
    for (const { id, sensitive, retention, legalBasis } of form.fields) {
      const parameter = parameters[retention];
      const period = parameterValueById(parameters, retention, parseEditionDay(edition));
      if (parameter === undefined || period === null) continue;
      const stays =
        legalBasis.laws.some((law) => law === 'gdpr-6-duty') || keptOnRequest.some((kept) => kept === retention);
      const key = `${retention} ${sensitive} ${stays}`;
      const fields = [...(groups.get(key)?.fields ?? []), id];
      groups.set(key, { form: form.id, sensitive, fields, unit: parameter.unit, period, stays });
    }
    return [...groups.values()];
  });
