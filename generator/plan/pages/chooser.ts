import type { Chooser } from '#contract/finder.ts';
import type { PageLink } from '#contract/links.ts';
import type { Locale } from '#domain/locale.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { noCourse } from '../../validate/rows/chooser.ts';
import type { Planning } from '../planning/planning.ts';
import { createMessageLookup } from '../text/message-texts.ts';
import { planCourseCard } from './cards.ts';

type Answers = Readonly<Record<string, string>>;

/** The next step of the chooser: a course, no course of ours, or a question with answers. */
type Choice =
  | { readonly kind: 'course'; readonly course: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'question'; readonly question: string; readonly answers: Readonly<Record<string, Choice>> };

const anchor = 'wybor';
const nothing: Choice = { kind: 'nothing' };

const questionsOf = (table: Pick<DecisionTable, 'inputs'>): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(table.inputs).map(([question, domain]) => [
    question,
    domain.kind === 'oneOf' ? Object.keys(domain.values) : [],
  ]);

const sameEverywhere = (choices: readonly Choice[]): boolean =>
  new Set(choices.map((choice) => JSON.stringify(choice))).size === 1;

/** The decision tree of a table, without answers that lead nowhere and questions that leave no choice. */
export const buildChooserTree = (
  table: Pick<DecisionTable, 'inputs'>,
  decide: (answers: Answers) => string,
  known: Answers = {},
): Choice => {
  const [next] = questionsOf(table).filter(([question]) => !(question in known));
  if (next === undefined) {
    const course = decide(known);
    return course === noCourse ? nothing : { kind: 'course', course };
  }
  const [question, values] = next;
  const all = values.map((value): [string, Choice] => [
    value,
    buildChooserTree(table, decide, { ...known, [question]: value }),
  ]);
  const [first] = all;
  if (first !== undefined && sameEverywhere(all.map(([, choice]) => choice))) return first[1];
  const leading = all.filter(([, choice]) => choice.kind !== 'nothing');
  const [only] = leading;
  return only !== undefined && leading.length === 1
    ? only[1]
    : { kind: 'question', question, answers: Object.fromEntries(leading) };
};

/** The course chooser of a locale, from the rule `course-choice`. */
export const planCourseChooser = (planning: Planning, locale: Locale): Chooser => {
  const table = planning.project.rules.find(({ id }) => id === 'course-choice');
  if (table?.kind !== 'decision') return { steps: [], results: [] };
  const word = createMessageLookup(planning.project, { namespace: 'chooser', locale }, planning.report);
  const decide = (answers: Answers): string => String(planning.decide('course-choice', answers) ?? noCourse);
  const steps: Chooser['steps'][number][] = [];
  const results: Chooser['results'][number][] = [];
  const visit = (choice: Choice, id: string, back: string | null): void => {
    if (choice.kind === 'question') {
      const { question } = choice;
      const answers = Object.keys(choice.answers).map(
        (value): PageLink => ({ label: word(question, value), href: `#${id}-${value}` }),
      );
      steps.push({ id, question: word(question), answers, back });
      for (const [value, next] of Object.entries(choice.answers)) visit(next, `${id}-${value}`, id);
      return;
    }
    const type = choice.kind === 'course' ? planning.type(choice.course) : null;
    const card = type === null ? null : planCourseCard(planning, type, locale);
    if (card !== null && back !== null) results.push({ id, card, back });
  };
  visit(buildChooserTree(table, decide), anchor, null);
  return { steps, results };
};
