/** The value that so many percent of all values do not exceed (nearest rank); the list is not empty. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
};

/** Digits after the point, by unit. */
const digits = { ms: 2, kB: 1, points: 0, '': 3, errors: 0, 'per second': 0 } as const;

/** A measured value; `goal` is its maximum, `least` its minimum, in the same unit. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: keyof typeof digits;
  readonly goal?: number;
  readonly least?: number;
}

/** Figures under one heading; `note` describes how they were measured. */
export interface FigureTable {
  readonly title: string;
  readonly note: string;
  readonly figures: readonly Figure[];
}

export type Verdict = 'holds' | 'does not hold' | '';

export const verdictOf = ({ value, goal, least }: Figure): Verdict => {
  if (goal === undefined && least === undefined) return '';
  return value <= (goal ?? value) && value >= (least ?? value) ? 'holds' : 'does not hold';
};

const amount = (value: number, unit: Figure['unit']): string => `${value.toFixed(digits[unit])} ${unit}`.trimEnd();

const goalOf = ({ goal, least, unit }: Figure): string => {
  if (goal !== undefined) return `≤ ${amount(goal, unit)}`;
  return least === undefined ? '' : `≥ ${amount(least, unit)}`;
};

const cellsOf = (figure: Figure): readonly string[] => [
  figure.name,
  amount(figure.value, figure.unit),
  goalOf(figure),
  verdictOf(figure),
];

/** The table as text: a heading, the note, and one line per figure with its goal and verdict. */
export const printTable = ({ title, note, figures }: FigureTable): string => {
  const rows = [['', 'measured', 'goal', ''], ...figures.map(cellsOf)];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = ([name = '', value = '', goal = '', verdict = '']: readonly string[]): string => {
    const [nameWidth = 0, valueWidth = 0, goalWidth = 0] = widths;
    return `  ${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${goal.padStart(goalWidth)}  ${verdict}`.trimEnd();
  };
  return [title, `  ${note}`, ...rows.map(line)].join('\n');
};

/** The median of one measure over an odd number of runs. */
export const medianOf = <Run>(runs: readonly Run[], measure: (run: Run) => number): number =>
  percentile(runs.map(measure), 50);
