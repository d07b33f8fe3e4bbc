import { monthsPerYear } from '#domain/dates/durations.ts';
import { retention } from '#generated/data/retention.ts';

type Kept = (typeof retention)[number];
export type KeptForm = Kept['form'];

const monthsOf = ({ period, unit }: Kept): number => (unit === 'month' ? period : period * monthsPerYear);

const ofForm = (form: KeptForm, wanted: (kept: Kept) => boolean = () => true): readonly Kept[] =>
  retention.filter((kept) => kept.form === form && wanted(kept));

/** Months that a record of a form is kept: as long as any of its fields. */
export const retentionMonthsOfForm = (form: KeptForm): number => Math.max(...ofForm(form).map(monthsOf));

/** Months that the encrypted fields of a form are kept. */
export const retentionMonthsOfSensitive = (form: KeptForm): number =>
  Math.max(...ofForm(form, ({ sensitive }) => sensitive).map(monthsOf));

/** Fields that go before their record does, by the months that they are kept. */
export const fieldsGoingEarlier = (
  form: KeptForm,
): readonly { readonly fields: readonly string[]; readonly months: number }[] =>
  ofForm(form, (kept) => !kept.sensitive && monthsOf(kept) < retentionMonthsOfForm(form)).map((kept) => ({
    fields: kept.fields,
    months: monthsOf(kept),
  }));

/** Fields of a form that go when their person asks for it: no law demands them. */
export const fieldsGoingOnRequest = (form: KeptForm): readonly string[] =>
  ofForm(form, ({ stays }) => !stays).flatMap(({ fields }): readonly string[] => fields);

/** Months that a record is kept of which only what a law demands is left. */
export const retentionMonths = (form: KeptForm): number =>
  Math.max(...ofForm(form, ({ stays }) => stays).map(monthsOf));
