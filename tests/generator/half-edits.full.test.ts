import { resolve } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { emitAllFiles } from '#generator/emit/index.ts';
import { loadProject } from '#generator/load/load-project.ts';
import { planLoadedProject } from '#generator/run.ts';
import type { Loaded } from '#generator/sources/loaded.ts';
import { forMinutes } from '../depth.ts';
import { timeoutFactor } from '../timeout-factor.ts';
import { halfEdited, halfEdits, placesByKind } from './half-edits.ts';

const root = resolve(import.meta.dirname, '../..');
const minute = 60_000 * timeoutFactor;

let loaded: Loaded;
beforeAll(async () => {
  const project = await loadProject({ root });
  if (project.loaded === undefined) throw new Error('The project cannot be read.');
  loaded = project.loaded;
});

/** The usual run takes the same few edits each time; the full one other edits every night. */
const runs = { numRuns: 500 };

test('a half-edited model is reported with positions or generates other output, and never crashes the generator', {
  timeout: 10 * minute,
}, async () => {
  const kinds = [...placesByKind(loaded.model).values()];
  const edits = fc.record({ kind: fc.nat(), at: fc.nat(), edit: fc.constantFrom(...halfEdits), choice: fc.nat(6) });
  await fc.assert(
    fc.asyncProperty(
      edits,
      forMinutes(3, async ({ kind, at, edit, choice }) => {
        const places = kinds[kind % kinds.length] ?? [];
        const place = places[at % places.length] ?? [];
        const name = `${edit} ${place.join('.')} (${choice})`;
        try {
          const planned = await planLoadedProject(root, {
            ...loaded,
            model: halfEdited(loaded.model, place, { edit, choice }),
          });
          if ('plan' in planned) emitAllFiles(planned.plan);
          else
            for (const { file, line, found, expected, remedy } of planned.problems) {
              expect(file, name).toMatch(/^(?:model|content|generated)\//);
              expect(line, name).toBeGreaterThan(0);
              expect(
                [found, expected, remedy].filter((text) => !/[.:”?]$/.test(text)),
                name,
              ).toEqual([]);
            }
        } catch (error) {
          throw new Error(`To ${name} breaks the generator.`, { cause: error });
        }
      }),
    ),
    { ...runs, endOnFailure: true },
  );
});
