import type { StateDiagram } from '#domain/audit/audit-data.ts';
import type { TransitionTable } from '#model/rules/language.ts';

const characterWidth = 7.2;
const lineHeight = 18;
const rowGap = 16;
const columnGap = 190;
const boxPadding = 12;
const headHeight = 64;
const labelCharacters = 12;

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

interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly events: readonly string[];
}

/** One arrow per pair of states, in the order of the rows, with every event that takes it. */
const arrowsOf = (table: TransitionTable): readonly Arrow[] => {
  const states = Object.keys(table.states);
  const moves = table.rows.flatMap(({ from, on, to }) =>
    from.map((start) => ({ from: states.indexOf(start), to: states.indexOf(to ?? start), on })),
  );
  const groups = Map.groupBy(moves, ({ from, to }) => `${from}/${to}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      return first === undefined
        ? []
        : [{ from: first.from, to: first.to, events: [...new Set(group.map(({ on }) => on))] }];
    })
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
};

type Label = (name: string) => string;

/** States as columns and arrows as rows below each other, so that nothing ever crosses a label. */
export const layOutStates = (
  table: TransitionTable,
  label: { readonly state: Label; readonly event: Label },
): StateDiagram => {
  const names = Object.keys(table.states);
  const widths = names.map((name) => Math.round(label.state(name).length * characterWidth + boxPadding));
  const pitch = Math.max(columnGap, ...widths.map((width) => width + boxPadding));
  const columns = names.map((_, index) => Math.round(pitch * (index + 0.5)));
  let y = headHeight;
  const arrows = arrowsOf(table).map(({ from, to, events }) => {
    const span = Math.abs(from - to);
    const most = Math.round(labelCharacters * Math.max(1, span));
    const lines = wrapped(events.map(label.event).join(', '), most);
    y += lines.length * lineHeight + rowGap;
    const [start = 0, end = 0] = [columns[from], columns[to]];
    return { from: start, to: end, y, labelX: from === to ? start + 40 : (start + end) / 2, lines };
  });
  return {
    width: Math.round(pitch * names.length + 60),
    height: y + rowGap * 2,
    states: names.map((name, index) => ({
      name: label.state(name),
      x: columns[index] ?? 0,
      width: widths[index] ?? 0,
      isInitial: name === table.initial,
      isFinal: table.final.includes(name),
    })),
    arrows,
  };
};
