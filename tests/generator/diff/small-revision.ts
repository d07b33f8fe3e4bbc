import { type Revision, revisionFromSnapshot } from '#generator/diff/revision.ts';
import { planSnapshot } from '#generator/plan/snapshot/plan-snapshot.ts';
import type { Project } from '#generator/validate/project.ts';
import { parseLoadedModel } from '#generator/validate/read-model.ts';
import { model } from '#model/index.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { stockLevel, stockNumbers } from '../../rules/samples/stock-level.ts';

const read = parseLoadedModel(model);
if ('unreadable' in read) throw new Error(read.unreadable);

/** The model as it is with the sample rule. */
export interface Facts {
  readonly model: Model;
  readonly rules: readonly Rule[];
  readonly parameters: Project['parameters'];
}

export const facts: Facts = {
  model: read.model,
  rules: [...read.rules, stockLevel],
  parameters: { ...read.parameters, ...stockNumbers },
};

export const revisionWith = (raw: Facts): Revision =>
  revisionFromSnapshot(planSnapshot(raw, { articles: { pl: [], en: [] } }));

export const today = revisionWith(facts);
