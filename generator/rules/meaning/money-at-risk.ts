import type { Rule } from '#model/rules/language.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Parameters } from './parameter-value.ts';
import { parametersOf } from './rule-parameters.ts';

/** What an answer can change. */
export interface Stakes {
  readonly rules: readonly Rule[];
  readonly parameters: Parameters;
}

/** The rules that apply this entry, or have a question about it. */
export const rulesOfEntry = ({ id }: RegisterEntry, { rules }: Stakes): readonly Rule[] =>
  rules.filter(
    ({ assumptions, questions }) =>
      assumptions.some((one) => one === id) || questions.some(({ register }) => register === id),
  );

const shownIn = ({ shownBy }: RegisterEntry, table: string): readonly string[] =>
  shownBy.flatMap((one) => (one.startsWith(`${table}.`) ? [one.slice(table.length + 1)] : []));

const amountsOf = (id: string, { parameters }: Stakes): readonly number[] => {
  const parameter = parameters[id];
  const now = parameter?.values.at(-1)?.value;
  if (parameter?.unit !== 'grosze' || now === undefined) return [];
  const { variants = [] } = parameter;
  return variants.length === 0 ? [now] : variants.map(({ value }) => Math.abs(value - now));
};

/**
 * Grosze that hang on the answer, in one case: how far the variants of a price lie apart, or the whole amount where the
 * sources give none; the greatest among the numbers that name the entry or witness it, else among those of its rules. Null where
 * no money does.
 */
export const moneyAtRisk = (entry: RegisterEntry, stakes: Stakes): number | null => {
  const named = Object.entries(stakes.parameters).flatMap(([id, { register }]) => (register === entry.id ? [id] : []));
  const direct = [...named, ...shownIn(entry, 'parameters')].flatMap((id) => amountsOf(id, stakes));
  const claimed = shownIn(entry, 'rules').flatMap((id) => stakes.rules.filter((rule) => rule.id === id));
  const behind = [...rulesOfEntry(entry, stakes), ...claimed];
  const amounts =
    direct.length > 0 ? direct : behind.flatMap((rule) => parametersOf(rule).flatMap((id) => amountsOf(id, stakes)));
  return amounts.length === 0 ? null : Math.max(...amounts);
};
