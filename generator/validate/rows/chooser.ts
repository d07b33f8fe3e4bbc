import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { placeIn, type RowPlaces } from './shape.ts';

/** The course chooser leads to every course that is not excluded from it. */
export const checkChooser = (model: Model, rows: RowPlaces, rules: readonly Rule[]): Finding[] => {
  const rule = rules.find(({ id }) => id === 'course-choice');
  const chosen = new Set(rule?.kind === 'decision' ? rule.rows.map(({ output }) => output) : []);
  return model.courseTypes
    .filter(({ id, chooser }) => chooser !== false && !chosen.has(id))
    .map((type) => ({
      code: 'course-not-chosen',
      at: placeIn(rows)(type, 'id'),
      found: `No row of the rule “course-choice” answers “${type.id}”.`,
    }));
};
