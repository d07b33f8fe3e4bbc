import { type Revision, revisionOf } from '#generator/diff/revision.ts';
import { planSnapshot } from '#generator/plan/snapshot/plan-snapshot.ts';
import type { Project } from '#generator/validate/project.ts';
import { readModel } from '#generator/validate/read-model.ts';
import { model } from '#model/index.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import { stockLevel, stockNumbers } from '../../rules/samples/stock-level.ts';

const read = readModel(model);
if ('unreadable' in read) throw new Error(read.unreadable);

/** The model as it is with the sample rule, and two short texts in place of its content. */
export interface Facts {
  readonly model: Model;
  readonly rules: readonly Rule[];
  readonly parameters: Project['parameters'];
  readonly texts: Project['texts'];
}

export const facts: Facts = {
  model: read.model,
  rules: [...read.rules, stockLevel],
  parameters: { ...read.parameters, ...stockNumbers },
  texts: [
    { path: 'pl/pages/terms.md', text: '# Odstąpienie\n\nMożna odstąpić w ciągu 14 dni od zawarcia umowy.\n' },
    { path: 'en/messages/consent.yaml', text: 'accept: I agree\nrefuse: I refuse\n' },
  ],
};

export const revisionWith = ({ texts, ...raw }: Facts): Revision =>
  revisionOf(planSnapshot(raw, { articles: { pl: [], en: [] } }), {
    texts: Object.fromEntries(texts.map(({ path, text }) => [path, text])),
    pictures: {},
  });

export const today = revisionWith(facts);
