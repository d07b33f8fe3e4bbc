import type { Rule } from '#model/rules/language.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Parameters } from './parameter-value.ts';

/** The rules and numbers that an answer can change. */
export interface Stakes {
  readonly rules: readonly Rule[];
  readonly parameters: Parameters;
}

/** The rules that apply a register entry. */
export const rulesOfRegisterEntry = ({ id }: RegisterEntry, { rules }: Stakes): readonly Rule[] =>
  rules.filter(({ assumptions }) => assumptions.some((one) => one === id));

/** The parameters that name a register entry, or that it names. */
export const parameterIdsOfRegisterEntry = (
  { id, shownBy }: RegisterEntry,
  { parameters }: Stakes,
): readonly string[] => {
  const named = Object.entries(parameters).flatMap(([name, { register }]) => (register === id ? [name] : []));
  const showing = shownBy.flatMap((one) => (one.startsWith('parameters.') ? [one.slice('parameters.'.length)] : []));
  return [...new Set([...named, ...showing])];
};

const amountNow = (id: string, { parameters }: Stakes): number | null => {
  const parameter = parameters[id];
  return parameter?.unit === 'grosze' ? (parameter.values.at(-1)?.value ?? null) : null;
};

const differencesOf = (id: string, stakes: Stakes): readonly number[] => {
  const now = amountNow(id, stakes);
  return now === null ? [] : (stakes.parameters[id]?.variants ?? []).map(({ value }) => Math.abs(value - now));
};

/** By how many grosze one order would differ with another answer, from the sources or from the question; null if no amount is named. */
export const moneyAtRisk = (entry: RegisterEntry, stakes: Stakes): number | null => {
  const answers = entry.status === 'open' ? (entry.asks.others ?? []) : [];
  const ofAnswers = answers.flatMap(({ differsBy }) =>
    differsBy === undefined ? [] : [amountNow(differsBy, stakes) ?? 0],
  );
  const amounts = [
    ...parameterIdsOfRegisterEntry(entry, stakes).flatMap((id) => differencesOf(id, stakes)),
    ...ofAnswers,
  ];
  return amounts.length === 0 ? null : Math.max(...amounts);
};
