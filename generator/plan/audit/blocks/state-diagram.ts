import type { StateDiagram } from '#domain/audit/audit-data.ts';
import type { TransitionTable } from '#model/rules/language.ts';

const lineHeight = 18;
const rowGap = 22;
const stateGap = 18;
/** Fits the column of a page and a sheet of paper; user units of the drawing. */
const width = 860;
const labelCharacters = 46;

/** Words broken into lines of at most so many characters; a longer word has a line of its own. */
const wrapped = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** The states that one leads to, in the order of the rows, each with every event that takes it there. */
const movesFrom = (
  state: string,
  { rows }: TransitionTable,
): readonly (readonly [to: string, on: readonly string[]])[] => {
  const own = rows.filter(({ from }) => from.includes(state)).map(({ on, to }) => ({ on, to: to ?? state }));
  return [...Map.groupBy(own, ({ to }) => to)].map(([to, group]) => [to, [...new Set(group.map(({ on }) => on))]]);
};

type Label = (name: string) => string;

/** States below each other, and beside each what it leads to: every arrow has a row of its own, so that nothing crosses. */
export const layOutStates = (
  table: TransitionTable,
  label: { readonly state: Label; readonly event: Label },
): StateDiagram => {
  let y = 0;
  const states = Object.keys(table.states).map((name) => {
    const top = y;
    const arrows = movesFrom(name, table).map(([to, on]) => {
      const lines = wrapped(on.map(label.event).join(', '), labelCharacters);
      y += lines.length * lineHeight + rowGap;
      return { to: label.state(to), isFinal: table.final.includes(to), isLoop: to === name, y, lines };
    });
    y = Math.max(y, top + lineHeight + rowGap) + stateGap;
    return {
      name: label.state(name),
      y: arrows[0]?.y ?? top + lineHeight + rowGap,
      isInitial: name === table.initial,
      isFinal: table.final.includes(name),
      arrows,
    };
  });
  return { width, height: y, states };
};
