import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadProject } from '#generator/load/load-project.ts';
import { copyWithComputedFields } from '#generator/plan/reads/copy-fields.ts';
import { trackModelReads } from '#generator/plan/reads/track-reads.ts';
import { validateProject } from '#generator/validate/index.ts';
import type { Project } from '#generator/validate/project.ts';

describe('a copy that records reads', () => {
  const shared = { name: 'x' };
  const original = { rows: [shared, shared], list: ['a', 'b'], nothing: null };

  test('is equal to its original', () => {
    expect(copyWithComputedFields(original, (row, key) => Reflect.get(row, key))).toEqual(original);
  });

  test('records no read when it is made or copied', () => {
    const read: string[] = [];
    const copy = copyWithComputedFields(original, (_, key) => read.push(key));
    copyWithComputedFields(copy, (row, key) => Reflect.get(row, key));
    expect(read).toEqual([]);
  });

  test('contains shared values once', () => {
    const { rows } = copyWithComputedFields(original, () => null);
    expect(rows[0]).toBe(rows[1]);
  });
});

describe('a leaf of the model that is never read', () => {
  let project: Project;
  beforeAll(async () => {
    const { loaded } = await loadProject({ root: resolve(import.meta.dirname, '../../..') });
    if (loaded === undefined) throw new Error('The model cannot be loaded.');
    const validated = validateProject(loaded);
    if (validated.project === null) throw new Error('The model is broken.');
    project = validated.project;
  });

  test('is reported with its path until it is read', () => {
    const watched = trackModelReads(project);
    const [city] = watched.project.model.cities;
    JSON.stringify(city?.id);
    const before = watched.unread().map(({ at }) => JSON.stringify(at));
    expect(before).toContain(JSON.stringify({ model: ['edition'] }));
    expect(before).toContain(JSON.stringify({ model: ['cities', 0, 'name'] }));
    JSON.stringify(city?.name);
    const after = watched.unread().map(({ at }) => JSON.stringify(at));
    expect(before.filter((path) => !after.includes(path))).toEqual([JSON.stringify({ model: ['cities', 0, 'name'] })]);
  });

  test('is reported with the record, once, if no field of the record is read', () => {
    const unread = trackModelReads(project)
      .unread()
      .map(({ at }) => JSON.stringify(at));
    const ofCity = unread.filter((path) => path.startsWith('{"model":["cities",0'));
    expect(ofCity).toEqual([JSON.stringify({ model: ['cities', 0] })]);
  });

  test('is not read by a search', () => {
    const watched = trackModelReads(project);
    const before = watched.unread().length;
    JSON.stringify(watched.project.raw);
    expect(watched.unread()).toHaveLength(before);
  });
});
