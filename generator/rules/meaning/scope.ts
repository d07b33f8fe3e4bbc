import type { Domain } from '#model/rules/domain.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { Operators } from './operators/operator.ts';
import { operators } from './operators/operators.ts';
import { domainWithoutNull, isNullableDomain } from './region.ts';

export type Scope = Readonly<Record<string, Domain>>;

/** Why a fact cannot be computed, as a whole sentence; `unknown` marks a dangling name, not a wrong use. */
export interface ScopeFault {
  readonly fact: string;
  readonly unknown: boolean;
  readonly found: string;
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const argumentFault = (name: string, fact: Fact, scope: Scope): ScopeFault | null => {
  const operator = own(operators, fact.op);
  if (operator === undefined)
    return {
      fact: name,
      unknown: true,
      found: `The fact “${name}” uses the operator “${fact.op}”, which does not exist.`,
    };
  if (operator.takes.length !== fact.of.length)
    return {
      fact: name,
      unknown: false,
      found: `The fact “${name}” gives ${fact.of.length} arguments to “${fact.op}”, which takes ${operator.takes.length}.`,
    };
  for (const [index, argument] of fact.of.entries()) {
    const domain = own(scope, argument);
    if (domain === undefined)
      return {
        fact: name,
        unknown: true,
        found: `The fact “${name}” reads “${argument}”, which is no input and no earlier fact.`,
      };
    const kinds = operator.takes[index] ?? [];
    const { kind } = domainWithoutNull(domain);
    if (kinds.length > 0 && !kinds.includes(kind))
      return {
        fact: name,
        unknown: false,
        found: `The fact “${name}” gives “${argument}” (${kind}) to “${fact.op}”, which takes ${kinds.join(' or ')}.`,
      };
  }
  return null;
};

const extraFault = (name: string, fact: Fact): ScopeFault | null => {
  const needs = own(operators, fact.op)?.needs ?? 'nothing';
  if (needs !== 'nothing' && fact.parameter === undefined)
    return { fact: name, unknown: false, found: `The fact “${name}” names no parameter, which “${fact.op}” needs.` };
  return null;
};

const domainOfFact = (fact: Fact, scope: Scope, known: Operators): Domain => {
  const operator = own(known, fact.op);
  const gives: Domain = operator?.gives ?? { kind: 'text' };
  const nullArgument = fact.op !== 'known' && fact.of.some((name) => isNullableDomain(own(scope, name) ?? gives));
  return nullArgument || operator?.givesNull === true ? { kind: 'nullable', of: gives } : gives;
};

/** Every name that a rule's cells may test, with its domain: the inputs, then the facts in their order. */
export const buildCellScope = (
  inputs: Scope,
  facts: Readonly<Record<string, Fact>> = {},
  known: Operators = operators,
): { readonly scope: Scope; readonly faults: readonly ScopeFault[] } => {
  let scope: Scope = { ...inputs };
  const faults: ScopeFault[] = [];
  for (const [name, fact] of Object.entries(facts)) {
    const fault = argumentFault(name, fact, scope) ?? extraFault(name, fact);
    if (fault !== null) faults.push(fault);
    scope = { ...scope, [name]: domainOfFact(fact, scope, known) };
  }
  return { scope, faults };
};

/** The inputs and facts from which a fact is computed, without the fact itself. */
export const namesBehindFact = (name: string, facts: Readonly<Record<string, Fact>>): readonly string[] => {
  const fact = own(facts, name);
  return fact === undefined ? [] : fact.of.flatMap((argument) => [argument, ...namesBehindFact(argument, facts)]);
};
