import type { Entry, Figures } from './figures.ts';
import { mutatedModules } from './mutated-modules.ts';

const entryOf = (figures: Figures, id: string): Entry | undefined => figures.rules[id] ?? figures.modules[id];

/** The bars that the figures miss, as sentences: every fault of a table, and so many per cent of the faults of code. */
export const missedBars = (figures: Figures): readonly string[] =>
  mutatedModules.flatMap(({ id, bar }) => {
    const entry = entryOf(figures, id);
    if (entry === undefined) return [`“${id}” was never measured: run npm run mutate -- --only ${id}.`];
    const { total, killed } = entry.code;
    const ofTable = entry.table?.survived ?? 0;
    return [
      ...(ofTable === 0
        ? []
        : [`Faults in the table of “${id}” that nothing notices: ${ofTable}; there must be none.`]),
      ...(killed * 100 >= total * bar
        ? []
        : [`Of ${total} faults in the code of “${id}”, ${killed} are noticed; ${bar} % must be.`]),
    ];
  });
