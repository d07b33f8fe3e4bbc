import { describeRegion, type Region } from './region.ts';

/** A name that cells test, and the parts its domain is cut into. */
export interface Axis {
  readonly name: string;
  readonly regions: readonly Region[];
}

/** Per axis the indexes of the regions that belong to the box, ascending. */
export type InputRegion = readonly (readonly number[])[];

const keyWithout = (inputRegion: InputRegion, axis: number): string =>
  inputRegion.map((indexes, index) => (index === axis ? '*' : indexes.join(','))).join('|');

const mergedAlong = (inputRegions: readonly InputRegion[], axis: number): readonly InputRegion[] => {
  const groups = Map.groupBy(inputRegions, (inputRegion) => keyWithout(inputRegion, axis));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const union = [...new Set(group.flatMap((inputRegion) => inputRegion[axis] ?? []))].toSorted((a, b) => a - b);
    return [first.map((indexes, index) => (index === axis ? union : indexes))];
  });
};

/** Joins boxes that differ along one axis only, until none do: few boxes that cover the same cases. */
export const mergeInputRegions = (inputRegions: readonly InputRegion[]): readonly InputRegion[] => {
  let current = inputRegions;
  for (;;) {
    const axes = current[0]?.length ?? 0;
    let merged = current;
    for (let axis = axes - 1; axis >= 0; axis -= 1) merged = mergedAlong(merged, axis);
    if (merged.length === current.length) return merged;
    current = merged;
  }
};

const joined = (left: Region, right: Region): Region | null =>
  left.kind === 'range' && right.kind === 'range' && left.to + 1 === right.from ? { ...left, to: right.to } : null;

/** Neighbouring ranges of a set of regions become one. */
export const joinAdjacentRanges = (regions: readonly Region[]): readonly Region[] => {
  const result: Region[] = [];
  for (const region of regions) {
    const last = result.at(-1);
    const both = last === undefined ? null : joined(last, region);
    if (both === null) result.push(region);
    else result[result.length - 1] = both;
  }
  return result;
};

const regionsAt = (axis: Axis, indexes: readonly number[]): readonly Region[] =>
  indexes.map((index) => axis.regions[index]).filter((region) => region !== undefined);

/** The description of the box that contains every input. */
export const everyCase = 'every case';

/** A box for a reader: 'freePlaces = 2..4, filterVisible = true'. Axes on which every value belongs are left out. */
export const describeInputRegion = (axes: readonly Axis[], inputRegion: InputRegion): string =>
  axes
    .flatMap((axis, index) => {
      const indexes = inputRegion[index] ?? [];
      if (indexes.length === axis.regions.length) return [];
      return [`${axis.name} = ${joinAdjacentRanges(regionsAt(axis, indexes)).map(describeRegion).join(' or ')}`];
    })
    .join(', ') || everyCase;
