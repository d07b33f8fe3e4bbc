import { rules } from '#model/rules/index.ts';
import type { Rule } from '#model/rules/language.ts';
import { type Module, ruleWitness } from './rule-witness.ts';
import { civilDateWitness } from './witnesses/civil-date.ts';
import { emailAddressWitness } from './witnesses/email-address.ts';
import { lowestPriceWitness } from './witnesses/lowest-price.ts';
import { nipWitness } from './witnesses/nip.ts';
import { parametersWitness } from './witnesses/parameters.ts';
import { peselWitness } from './witnesses/pesel.ts';
import { textNormalisationWitness } from './witnesses/text-normalisation.ts';
import { warsawDateWitness } from './witnesses/warsaw-date.ts';
import { workingDaysWitness } from './witnesses/working-days.ts';

/** Loads a version of a module; what it gives throws when that version answers otherwise than it should. */
export type Judge = (file: string) => Promise<() => void>;

/** A module whose code is mutated, and the witness that judges the mutants. */
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

/** The witness of a rule computes its answers once, when it is first asked. */
const judgedByRule = (rule: Rule): Judge => {
  let judge: Promise<Judge> | undefined;
  return async (file) => {
    judge ??= ruleWitness(rule).then((shownBy) => judgedBy<Module>(shownBy));
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
    judge: judgedBy(parametersWitness),
  },
  domainModule('dates/civil-date', civilDateWitness),
  domainModule('dates/warsaw-date', warsawDateWitness),
  domainModule('dates/working-days', workingDaysWitness),
  domainModule('identifiers/pesel', peselWitness),
  domainModule('identifiers/nip', nipWitness),
  domainModule('texts/text-normalisation', textNormalisationWitness),
  domainModule('texts/email-address', emailAddressWitness),
  domainModule('money/lowest-price', lowestPriceWitness),
];
