import { monthsPerYear } from '#domain/dates/durations.ts';
import { retention } from '#generated/data/retention.ts';

type Kept = (typeof retention)[number];
export type KeptForm = Kept['form'];

const monthsOf = ({ period, unit }: Kept): number => (unit === 'month' ? period : period * monthsPerYear);

const ofForm = (form: KeptForm, wanted: (kept: Kept) => boolean = () => true): readonly Kept[] =>
  retention.filter((kept) => kept.form === form && wanted(kept));

/** Retention of a record of a form in months: the longest of its fields. */
export const retentionMonthsOfForm = (form: KeptForm): number => Math.max(...ofForm(form).map(monthsOf));

/** Retention of the encrypted fields of a form in months. */
export const sensitiveRetentionMonthsOfForm = (form: KeptForm): number =>
  Math.max(...ofForm(form, ({ sensitive }) => sensitive).map(monthsOf));

/** Fields deleted before their record, with their retention in months. */
export const fieldsDeletedBeforeRecord = (
  form: KeptForm,
): readonly { readonly fields: readonly string[]; readonly months: number }[] =>
  ofForm(form, (kept) => !kept.sensitive && monthsOf(kept) < retentionMonthsOfForm(form)).map((kept) => ({
    fields: kept.fields,
    months: monthsOf(kept),
  }));

/** Fields deleted at the request of the person, since no law requires them. */
export const fieldsDeletedOnRequest = (form: KeptForm): readonly string[] =>
  ofForm(form, ({ stays }) => !stays).flatMap(({ fields }): readonly string[] => fields);

/** Retention in months of a record that is reduced to the fields which a law requires. */
export const retentionMonthsByLaw = (form: KeptForm): number =>
  Math.max(...ofForm(form, ({ stays }) => stays).map(monthsOf));
