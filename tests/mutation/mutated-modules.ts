import { rules } from '#model/rules/index.ts';
import type { Rule } from '#model/rules/language.ts';
import { civilDateCheck } from './module-checks/civil-date.ts';
import { emailAddressCheck } from './module-checks/email-address.ts';
import { lowestPriceCheck } from './module-checks/lowest-price.ts';
import { nipCheck } from './module-checks/nip.ts';
import { parametersCheck } from './module-checks/parameters.ts';
import { peselCheck } from './module-checks/pesel.ts';
import { textNormalisationCheck } from './module-checks/text-normalisation.ts';
import { warsawDateCheck } from './module-checks/warsaw-date.ts';
import { workingDaysCheck } from './module-checks/working-days.ts';
import { type Module, ruleCheck } from './rule-check.ts';

/** Loads a version of a module; what it gives throws when that version answers otherwise than it should. */
export type Judge = (file: string) => Promise<() => void>;

/** A module whose code is mutated, and the check that judges the mutants. */
export interface MutatedModule {
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
  readonly rule: Rule | null;
  readonly judge: Judge;
}

const judgedBy =
  <Loaded>(shownBy: (module: Loaded) => void): Judge =>
  async (file) => {
    const module: Loaded = await import(file);
    return () => shownBy(module);
  };

/** The check of a rule computes its results once, at the first use. */
const judgedByRule = (rule: Rule): Judge => {
  let judge: Promise<Judge> | undefined;
  return async (file) => {
    judge ??= ruleCheck(rule).then((shownBy) => judgedBy<Module>(shownBy));
    return (await judge)(file);
  };
};

/** A module of the domain by its place there. */
const domainModule = <Loaded>(id: string, shownBy: (module: Loaded) => void): MutatedModule => ({
  id,
  file: `src/domain/${id}.ts`,
  rule: null,
  judge: judgedBy(shownBy),
});

export const mutatedModules: readonly MutatedModule[] = [
  ...rules.map((rule) => ({ id: rule.id, file: `generated/rules/${rule.id}.ts`, rule, judge: judgedByRule(rule) })),
  {
    id: 'rules/parameters',
    file: 'generated/rules/parameters.ts',
    rule: null,
    judge: judgedBy(parametersCheck),
  },
  domainModule('dates/civil-date', civilDateCheck),
  domainModule('dates/warsaw-date', warsawDateCheck),
  domainModule('dates/working-days', workingDaysCheck),
  domainModule('identifiers/pesel', peselCheck),
  domainModule('identifiers/nip', nipCheck),
  domainModule('texts/text-normalisation', textNormalisationCheck),
  domainModule('texts/email-address', emailAddressCheck),
  domainModule('money/lowest-price', lowestPriceCheck),
];
