import { describeRegion, type Region } from './region.ts';

/** A name that cells test, and the regions into which its domain is cut. */
export interface Axis {
  readonly name: string;
  readonly regions: readonly Region[];
}

/** For each axis, the ascending indexes of its regions that belong to the box. */
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

/** Joins boxes that differ along only one axis, until no two do, so that few boxes cover the same cases. */
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

/** Joins adjacent ranges in a list of regions. */
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

/** The description of a box that contains every case. */
export const everyCase = 'every case';

/** The description of a box: 'freePlaces = 2..4, filterVisible = true'. An axis with all its regions in the box is left out. */
export const describeInputRegion = (axes: readonly Axis[], inputRegion: InputRegion): string =>
  axes
    .flatMap((axis, index) => {
      const indexes = inputRegion[index] ?? [];
      if (indexes.length === axis.regions.length) return [];
      return [`${axis.name} = ${joinAdjacentRanges(regionsAt(axis, indexes)).map(describeRegion).join(' or ')}`];
    })
    .join(', ') || everyCase;
