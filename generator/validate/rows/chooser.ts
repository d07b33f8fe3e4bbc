import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingFinding } from '../shape/references.ts';
import { placeIn } from '../shape/shape.ts';

/** The answer of the chooser where no course fits. */
export const noCourse = 'askUs';

/** The course chooser leads to every course that is not excluded from it, and to nothing else. `names` holds the ids of all courses, those of rows with mistakes included. */
export const checkChooser = ({
  model,
  rows,
  rules,
  targets,
}: Pick<Facts, 'model' | 'rows' | 'rules'> & {
  readonly targets: Pick<Facts['targets'], 'course type'>;
}): Finding[] => {
  const names = targets['course type'];
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
