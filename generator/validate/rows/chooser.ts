import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { danglingFinding } from '../shape/references.ts';
import { placeIn, type RowPlaces } from '../shape/shape.ts';

/** The answer of the chooser where no course fits. */
export const noCourse = 'askUs';

/** The course chooser leads to every course that is not excluded from it, and to nothing else. `names` holds the ids of all courses, those of rows with mistakes included. */
export const checkChooser = (
  model: Model,
  rows: RowPlaces,
  { rules, names }: { readonly rules: readonly Rule[]; readonly names: ReadonlySet<string> },
): Finding[] => {
  const index = rules.findIndex(({ id }) => id === 'course-choice');
  const rule = rules[index];
  const answers = rule?.kind === 'decision' ? rule.rows.map(({ output }) => output) : [];
  return [
    ...model.courseTypes
      .filter(({ id, chooser }) => chooser !== false && !answers.includes(id))
      .map(
        (type): Finding => ({
          code: 'course-not-chosen',
          at: placeIn(rows)(type, 'id'),
          found: `No row of the rule “course-choice” answers “${type.id}”.`,
        }),
      ),
    ...answers.flatMap((answer, row) =>
      typeof answer !== 'string' || answer === noCourse || names.has(answer)
        ? []
        : [danglingFinding({ model: ['rules', index, 'rows', row, 'output'] }, answer, { kind: 'course type', names })],
    ),
  ];
};
