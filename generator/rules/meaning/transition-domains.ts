import { type Labelled, labelled } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { TransitionTable } from '#model/rules/language.ts';

type Domains = Readonly<Record<string, Labelled<Domain>>>;

/** The domains of the context variables. */
export const contextDomains = (table: TransitionTable): Domains =>
  Object.fromEntries(
    Object.entries(table.context).map(([name, { domain, pl, en }]) => [name, labelled({ pl, en }, domain)]),
  );

/** The domains of the values that one event carries. */
export const eventPayloadDomains = (table: TransitionTable, event: string): Domains =>
  table.events[event]?.carries ?? {};

/** The domains of the values that all events carry. */
export const allPayloadDomains = (table: TransitionTable): Domains =>
  Object.assign({}, ...Object.keys(table.events).map((event) => eventPayloadDomains(table, event)));
