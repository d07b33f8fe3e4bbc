import type { Domain } from '#model/rules/domain.ts';
import type { TransitionTable } from '#model/rules/language.ts';
import { interpretTransition, type RuleContext, type Stepped, type Values } from '../meaning/interpret.ts';
import { domainRange, isNullableDomain, listedValuesOfDomain, type Value } from '../meaning/region.ts';
import { contextDomains, eventPayloadDomains } from '../meaning/transition-domains.ts';
import { namesReadByEvent } from '../meaning/transition-names.ts';
import { valueCombinations } from './boundary-cases.ts';

export interface TransitionCase {
  readonly state: Values;
  readonly event: Values;
  readonly next: Stepped;
}

/** A few values of a domain. They suffice, since guards compare context variables only with zero and with each other. */
const fewValues = (domain: Domain): readonly Value[] => {
  const nulls = isNullableDomain(domain) ? [null] : [];
  const ends = domainRange(domain);
  const bare =
    listedValuesOfDomain(domain) ?? (ends === null ? ['text'] : [0, 1, 2].filter((value) => value >= ends.from));
  return [...nulls, ...bare];
};

/** The values of the names that an event reads or writes; every other name keeps its first value. */
const axesOf = (domains: Readonly<Record<string, Domain>>, read: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(domains).map(([name, domain]) => [
      name,
      read.has(name) ? fewValues(domain) : fewValues(domain).slice(0, 1),
    ]),
  );

/** The values with which an event is tested: the bounds of what it reads, writes and carries. */
const valuesAt = (table: TransitionTable, event: string) => {
  const payload = eventPayloadDomains(table, event);
  const written = table.rows.filter(({ on }) => on === event).flatMap(({ set }) => Object.keys(set));
  const read = new Set([...namesReadByEvent(table, event), ...written]);
  return valueCombinations({
    ...axesOf(contextDomains(table), read),
    ...axesOf(payload, new Set(Object.keys(payload))),
  });
};

/** Boundary cases of a transition table: every state with every event, at the bounds of the values that they carry. */
export const transitionBoundaryCases = (table: TransitionTable, around: RuleContext): readonly TransitionCase[] => {
  const context = contextDomains(table);
  const cases: TransitionCase[] = [];
  for (const state of Object.keys(table.states))
    for (const event of Object.keys(table.events))
      for (const values of valuesAt(table, event)) {
        const pick = (names: object) =>
          Object.fromEntries(Object.keys(names).map((name) => [name, values[name] ?? null]));
        const step = {
          state: { state, ...pick(context) },
          event: { type: event, ...pick(eventPayloadDomains(table, event)) },
        };
        const next = interpretTransition(table, step, around);
        if (next !== null) cases.push({ ...step, next });
      }
  return cases;
};
