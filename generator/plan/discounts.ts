import type { Locale } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { Project } from '../validate/project.ts';
import { fillTextArguments, type Scope } from './text/fill-text.ts';

/** The kinds of offer for which the rule gives this discount. */
const offersOf = ({ rules }: Pick<Project, 'rules'>, discount: string): readonly string[] => {
  const rule = rules.find(({ id }) => id === 'discount');
  const row = rule?.kind === 'decision' ? rule.rows.find(({ id }) => id === discount) : undefined;
  const cell = row?.when.offer;
  if (cell?.op === 'exactly') return [String(cell.value)];
  return cell?.op === 'oneOf' ? cell.values.map(String) : [];
};

/** The names of the discounts, each with the kinds of offer that get it. */
export const planDiscounts = (project: Pick<Project, 'model' | 'rules'>) =>
  project.model.discounts.map(({ id, name }) => ({ id, name, offers: offersOf(project, id) }));

/** A sentence about each discount of a course, with its numbers filled in. */
export const courseDiscountSentences = (
  project: Pick<Project, 'model' | 'rules'>,
  { offer }: CourseType,
  { locale, scope }: { readonly locale: Locale; readonly scope: Scope },
): readonly string[] =>
  project.model.discounts
    .filter(({ id }) => offersOf(project, id).includes(offer))
    .map(({ words }) => fillTextArguments(words[locale], scope, () => undefined));
