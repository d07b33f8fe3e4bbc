import type { Point } from './svg.ts';

export type Line = readonly Point[];

const distanceTo = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
};

/** The line without the points that lie nearer to it than the tolerance (Douglas and Peucker); its ends stay. */
export const simplifyLine = (line: Line, tolerance: number): Line => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceTo(first, last, point));
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before, ...simplifyLine(line.slice(farthest), tolerance).slice(1)];
};
