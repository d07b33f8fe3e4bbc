import type { StepFields } from '#domain/audit/audit-data.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { TransitionTable } from '#model/rules/language.ts';
import { fieldOf, type Reader } from './reader.ts';

/** What a step of a transition table is made of, with the names that a reader knows. */
export const stepFields = (table: TransitionTable, reader: Reader): StepFields => {
  const { words } = reader;
  const domains: Readonly<Record<string, Domain>> = Object.assign({}, ...Object.values(table.events));
  const held = Object.entries(table.held).map(([name, { domain }]) => fieldOf(name, domain, reader));
  return {
    state: [fieldOf('state', { kind: 'oneOf', values: table.states }, reader), ...held],
    event: { ...fieldOf('type', { kind: 'oneOf', values: Object.keys(table.events) }, reader), label: words.event },
    carried: Object.entries(domains).map(([name, domain]) => fieldOf(name, domain, reader)),
    effects: { ...fieldOf('effects', { kind: 'oneOf', values: table.effects }, reader), label: words.effects },
  };
};
