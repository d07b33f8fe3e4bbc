import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { model } from '#model/index.ts';
import { planCities } from '../../generator/plan/places.ts';
import { covers } from '../covers.ts';
import { root } from './texts.ts';

type Point = readonly [x: number, y: number];

const svg = readFileSync(join(root, 'src/site/features/map/poland.svg'), 'utf8');

/** The corners of a path of one relative line, in map units of 1000 by 1000. */
const cornersOf = (path: string): readonly Point[] => {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number);
  const corners: Point[] = [[x, y]];
  for (let at = 0; at < steps.length; at += 2) {
    const [left, top] = corners.at(-1) ?? [0, 0];
    corners.push([left + (steps[at] ?? 0), top + (steps[at + 1] ?? 0)]);
  }
  return corners;
};

const isInside = (corners: readonly Point[], [x, y]: Point): boolean =>
  corners.filter(([left, top], at) => {
    const [nextLeft, nextTop] = corners[(at + 1) % corners.length] ?? [left, top];
    return top > y !== nextTop > y && x < ((nextLeft - left) * (y - top)) / (nextTop - top) + left;
  }).length %
    2 ===
  1;

describe('the outline of Poland', () => {
  const outline = cornersOf(/d="(M[^"]*z)"/.exec(svg)?.[1] ?? '');

  test('takes at most six kilobytes', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1024);
  });

  test('names its public-domain source', () => {
    expect(svg).toContain('Natural Earth, public domain');
  });

  test('reaches the edges of the map of the positions', () => {
    for (const axis of [0, 1] as const) {
      const values = outline.map((corner) => corner[axis]);
      expect(Math.min(...values)).toBeLessThan(8);
      expect(Math.max(...values)).toBeGreaterThan(992);
    }
  });

  test('moves a city by its offset only', covers('3.25'), () => {
    const [city, ...others] = model.cities;
    const placesOf = (offset?: { readonly left: number; readonly top: number }) =>
      planCities({ ...model, cities: [{ ...city, ...(offset && { offset }) }, ...others] });
    const [before = expect.fail(), ...beside] = placesOf();
    const [moved = expect.fail(), ...still] = placesOf({ left: 1.5, top: -2 });
    expect(moved.left - before.left).toBeCloseTo(1.5, 5);
    expect(moved.top - before.top).toBeCloseTo(-2, 5);
    expect(still).toEqual(beside);
  });

  test('contains the position of every city and region', () => {
    const places = [...planCities(model), ...model.regions];
    const outside = places.filter(({ left, top }) => !isInside(outline, [left * 10, top * 10]));
    expect(outside.map(({ id }) => id)).toEqual([]);
  });
});
