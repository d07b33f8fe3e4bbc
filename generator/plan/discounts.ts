import type { Locale } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { Project } from '../validate/project.ts';
import { fillTextArguments, type Scope } from './text/fill-text.ts';

/** Offers for which the rule gives a discount. */
const offersOf = ({ rules }: Pick<Project, 'rules'>, discount: string): readonly string[] => {
  const rule = rules.find(({ id }) => id === 'discount');
  const row = rule?.kind === 'decision' ? rule.rows.find(({ id }) => id === discount) : undefined;
  const cell = row?.when.offer;
  if (cell?.op === 'exactly') return [String(cell.value)];
  return cell?.op === 'oneOf' ? cell.values.map(String) : [];
};

/** What the discounts are called, and for which offers there is one. */
export const planDiscounts = (project: Pick<Project, 'model' | 'rules'>) =>
  project.model.discounts.map(({ id, name }) => ({ id, name, offers: offersOf(project, id) }));

/** A sentence on each discount of a course, with the numbers of a scope. */
export const courseDiscountSentences = (
  project: Pick<Project, 'model' | 'rules'>,
  { offer }: CourseType,
  { locale, scope }: { readonly locale: Locale; readonly scope: Scope },
): readonly string[] =>
  project.model.discounts
    .filter(({ id }) => offersOf(project, id).includes(offer))
    .map(({ words }) => fillTextArguments(words[locale], scope, () => undefined));
