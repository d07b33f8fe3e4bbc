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

/** A generated module whose code is mutated, and the witness that judges the mutants. */
export interface MutatedModule {
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
  /** Where the expected answers come from, relative to the root. */
  readonly judgedBy: string;
  readonly isRule: boolean;
  /** Per cent of the mutants that must be noticed. */
  readonly bar: number;
  readonly judge: Judge;
}

const judgedBy =
  <Loaded>(witness: (module: Loaded) => void): Judge =>
  async (file) => {
    const module: Loaded = await import(file);
    return () => witness(module);
  };

/** PESEL, ages and dates admit no fault at all. */
const strictBar = 100;
const bar = 95;

/** The witness of a rule computes its answers once, when it is first asked. */
const judgedByRule = (rule: Rule): Judge => {
  let judge: Promise<Judge> | undefined;
  return async (file) => {
    judge ??= ruleWitness(rule).then((witness) => judgedBy<Module>(witness));
    return (await judge)(file);
  };
};

const ofRules: readonly MutatedModule[] = rules.map((rule) => ({
  id: rule.id,
  file: `generated/rules/${rule.id}.ts`,
  judgedBy: `tests/oracles/${rule.id}.ts`,
  isRule: true,
  bar: rule.area === 'dates' || rule.id === 'pesel-field' ? strictBar : bar,
  judge: judgedByRule(rule),
}));

const runtimeModule = <Loaded>(id: string, least: number, witness: (module: Loaded) => void): MutatedModule => ({
  id: `runtime/${id}`,
  file: `src/domain/${id}.ts`,
  judgedBy: `tests/mutation/witnesses/${id}.ts`,
  isRule: false,
  bar: least,
  judge: judgedBy(witness),
});

export const mutatedModules: readonly MutatedModule[] = [
  ...ofRules,
  {
    ...runtimeModule('parameters', strictBar, parametersWitness),
    id: 'rules/parameters',
    file: 'generated/rules/parameters.ts',
  },
  runtimeModule('civil-date', strictBar, civilDateWitness),
  runtimeModule('warsaw-date', strictBar, warsawDateWitness),
  runtimeModule('working-days', strictBar, workingDaysWitness),
  runtimeModule('pesel', strictBar, peselWitness),
  runtimeModule('nip', bar, nipWitness),
  runtimeModule('text-normalisation', bar, textNormalisationWitness),
  runtimeModule('email-address', bar, emailAddressWitness),
  runtimeModule('lowest-price', bar, lowestPriceWitness),
];
