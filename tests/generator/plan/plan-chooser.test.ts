import { describe, expect, it } from 'vitest';
import type { Chooser } from '#contract/finder.ts';
import { courseChoice } from '#generated/rules/course-choice.ts';
import { buildChooserTree } from '#generator/plan/pages/chooser.ts';
import { checkChooser, noCourse } from '#generator/validate/rows/chooser.ts';
import { model } from '#model/index.ts';
import { oneOf } from '#model/rules/domain.ts';
import type { CourseType } from '#model/schema/courses.ts';
import { covers } from '../../covers.ts';
import { listedPages, readPageData } from '../../site/samples/small-site.ts';

const types: readonly CourseType[] = model.courseTypes;
const offered = types.filter(({ chooser }) => chooser !== false);

const chooserOf = (locale: string): Chooser => {
  const page = listedPages.find((one) => one.kind === 'listing' && one.locale === locale);
  return readPageData(`pages/${page?.key}.json`).body.chooser;
};

describe.each(['pl', 'en'])('the course chooser in %s', (locale) => {
  const { steps, results } = chooserOf(locale);
  const anchors = [...steps.map(({ id }) => id), ...results.map(({ id }) => id)];

  it('leads once to every course that is not left out', covers('C92'), () => {
    const courses = results.map(({ card }) => card.id);
    expect(courses.toSorted()).toEqual(offered.map(({ id }): string => id).toSorted());
  });

  it('has an anchor for every answer, and no broken link', () => {
    const links = steps.flatMap(({ answers }) => answers.map(({ href }) => href.slice(1)));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(links.toSorted()).toEqual(anchors.filter((id) => id !== steps[0]?.id).toSorted());
  });

  it('asks at most four questions and always leaves a choice', () => {
    const depth = (id: string): number => id.split('-').length - 1;
    expect(Math.max(...results.map(({ id }) => depth(id)))).toBeLessThanOrEqual(4);
    for (const { answers, id } of steps) expect([id, answers.length > 1]).toEqual([id, true]);
  });
});

const both = (text: string) => ({ pl: text, en: text });

it('asks only questions with more than one answer', () => {
  const words = (...values: readonly string[]) => ({
    ...both('question'),
    ...oneOf(Object.fromEntries(values.map((value) => [value, both(value)]))),
  });
  const inputs = { who: words('me', 'us'), ending: words('no', 'yes'), aim: words('learn', 'practise') };
  const courses: Readonly<Record<string, string>> = {
    'me no learn': 'first',
    'me no practise': 'second',
    'me yes learn': 'third',
  };
  const decide = ({ who, ending, aim }: Readonly<Record<string, string>>) =>
    courses[`${who} ${ending} ${aim}`] ?? noCourse;
  const course = (id: string) => ({ kind: 'course', course: id });
  const learning = {
    kind: 'question',
    question: 'aim',
    answers: { learn: course('first'), practise: course('second') },
  };
  // Nobody else finds a course, so nobody is asked who he is; “yes” leaves one course whatever the aim.
  expect(buildChooserTree({ inputs }, decide)).toEqual({
    kind: 'question',
    question: 'ending',
    answers: { no: learning, yes: course('third') },
  });
});

it('takes the decision from the rule', covers('rule:course-choice'), () => {
  const answer = { audience: 'individual', certificate: 'other', aim: 'basics', language: 'english' } as const;
  expect(courseChoice(answer).value).toBe('bls-eng');
  expect(chooserOf('pl').results.find(({ card }) => card.id === 'bls-eng')?.id).toBe(
    'wybor-individual-other-basics-english',
  );
});

const names = new Set<string>(model.courseTypes.map(({ id }) => id));

it('requires every course to have a row or to be left out', () => {
  const [left, missed] = types;
  if (left === undefined || missed === undefined) throw new Error('The model has no two courses.');
  const changed = { ...model, courseTypes: [{ ...left, chooser: false as const }, missed] };
  const rules = model.rules.filter(({ id }) => id !== 'course-choice');
  expect(
    checkChooser({ model: changed, rows: new Map(), rules, targets: { 'course type': names } }).map(
      ({ code, found }) => [code, found],
    ),
  ).toEqual([['course-not-chosen', `No row of the rule “course-choice” answers “${missed.id}”.`]]);
  expect(checkChooser({ model, rows: new Map(), rules: model.rules, targets: { 'course type': names } })).toEqual([]);
});

it('refuses a row with an unknown course', () => {
  const [dropped, ...left] = offered;
  if (dropped === undefined) throw new Error('The model has no course.');
  const found = checkChooser({
    model: { ...model, courseTypes: left },
    rows: new Map(),
    rules: model.rules,
    targets: { 'course type': new Set(left.map(({ id }) => id)) },
  });
  expect(found.length).toBeGreaterThan(0);
  for (const { code, lacks } of found)
    expect([code, lacks?.[0]]).toEqual(['dangling-reference', `course type ${dropped.id}`]);
});

it('refuses a row that sends an audience to a course of another one', () => {
  const [moved] = types.filter(({ audience }) => audience === 'individual');
  if (moved === undefined) throw new Error('The model has no course for individuals.');
  const courseTypes = model.courseTypes.map((one) => (one.id === moved.id ? { ...one, audience: 'company' } : one));
  const targets = { 'course type': new Set(types.map(({ id }) => id)) };
  const found = checkChooser({ model: { ...model, courseTypes }, rows: new Map(), rules: model.rules, targets });
  expect(found.map(({ code }) => code)).toEqual(['course-of-another']);
});
