import type { Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';
import { createFieldLocator } from '../shape/shape.ts';

/** The result of the chooser if no course fits. */
export const noCourse = 'askUs';

/** The languages by the words that the rule of the chooser has for them. */
const languages: Readonly<Record<string, string>> = { polish: 'pl', english: 'en' };

/** Findings for rows that answer a wish for one language with a course in another. */
const inAnotherLanguage = ({ courseTypes }: Model, rule: Rule | undefined) =>
  (rule?.kind === 'decision' ? rule.rows : []).flatMap(({ when, output }, row) => {
    const language = when.language?.op === 'exactly' ? when.language.value : 'polish';
    const course = courseTypes.find(({ id }) => id === output);
    if (course === undefined || course.taughtIn === languages[String(language)]) return [];
    return [{ row, found: `“${course.id}” is taught in “${course.taughtIn}”, and the row is for “${language}”.` }];
  });

/** Findings for rows that answer an audience with a course for another audience. */
const ofAnotherAudience = ({ audiences, courseTypes }: Model, rule: Rule | undefined) =>
  (rule?.kind === 'decision' ? rule.rows : []).flatMap(({ when, output }, row) => {
    const audience = when.audience?.op === 'exactly' ? when.audience.value : null;
    const course = courseTypes.find(({ id }) => id === output);
    const known = audiences.some(({ id }) => id === course?.audience);
    if (course === undefined || !known || audience === null || course.audience === audience) return [];
    return [{ row, found: `“${course.id}” is for the audience “${course.audience}”, and the row for “${audience}”.` }];
  });

/**
 * Checks that the chooser leads to every course that is not excluded from it, each for its own audience, and to no other course. `names`
 * has the ids of all courses, including rows with mistakes.
 */
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
          at: createFieldLocator(rows)(type, 'id'),
          found: `No row of the rule “course-choice” answers “${type.id}”.`,
        }),
      ),
    ...[...ofAnotherAudience(model, rule), ...inAnotherLanguage(model, rule)].map(
      ({ row, found }): Finding => ({
        code: 'course-of-another',
        at: { model: ['rules', index, 'rows', row, 'output'] },
        found,
      }),
    ),
    ...answers.flatMap((answer, row) =>
      typeof answer !== 'string' || answer === noCourse || names.has(answer)
        ? []
        : [
            danglingReferenceFinding({ model: ['rules', index, 'rows', row, 'output'] }, answer, {
              kind: 'course type',
              names,
            }),
          ],
    ),
  ];
};
