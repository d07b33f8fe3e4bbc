import { resolve } from 'node:path';
import { loadProject } from '#generator/load/load-project.ts';
import type { Loaded } from '#generator/load/loaded.ts';
import { validateProject } from '#generator/validate/index.ts';

/** A promotion of the first course that names a promotional price; the model's own promotions do not count. */
export interface Promoted {
  readonly from: string;
  readonly to: string | null;
  /** Day of the edition. */
  readonly edition: string;
  /** First day of the standard price; null for ever since. */
  readonly standardSince?: string | null;
}

export const standard = 200_000;
export const reduced = 180_000;

const source = { document: 'design', section: '1', detail: 'a promotion of the tests' };

const loadedOnce = loadProject({ root: resolve(import.meta.dirname, '../..') });

/** The project with a promotion and with prices of its own, so that no price of today decides a test. */
export const promotedProject = async (...promotions: readonly Promoted[]) => {
  const { loaded } = await loadedOnce;
  if (loaded === undefined) throw new Error('The model cannot be loaded.');
  const model = JSON.parse(JSON.stringify(loaded.model));
  const [promoted] = promotions;
  const course = model.courseTypes.find(({ price }: { price: { promotional?: string } | null }) => price?.promotional);
  model.edition = promoted?.edition;
  model.parameters[course.price.standard].values = [{ from: promoted?.standardSince ?? null, value: standard }];
  model.parameters[course.price.promotional].values = [{ from: null, value: reduced }];
  model.promotions = promotions.map(({ from, to }, index) => ({
    id: `promotion-${index}`,
    type: course.id,
    from,
    to,
    register: [],
    source,
  }));
  const changed: Loaded = { ...loaded, model };
  return { course: String(course.id), ...validateProject(changed) };
};
