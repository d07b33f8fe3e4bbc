import type { TransitionTable } from '#model/rules/language.ts';
import { factsOfEvent } from './interpret.ts';
import { namesBehindFact } from './scope.ts';

/** The names that one event reads: in guards, as copies, as steps of a counter, and as arguments of its facts. */
export const namesReadByEvent = (table: TransitionTable, event: string): ReadonlySet<string> => {
  const facts = factsOfEvent(table, event);
  const direct = table.rows
    .filter(({ on }) => on === event)
    .flatMap(({ when, set }) => [
      ...Object.entries(when).map(([name]) => name),
      ...Object.entries(set).flatMap(([name, setting]) => {
        if ('to' in setting) return [];
        return 'copy' in setting ? [setting.copy] : [name];
      }),
    ]);
  return new Set([...direct, ...direct.flatMap((name) => namesBehindFact(name, facts))]);
};
