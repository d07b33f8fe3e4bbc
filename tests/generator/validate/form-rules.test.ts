import { expect, it } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { createRuleDecider } from '#generator/rules/meaning/decide.ts';
import { checkFormRules } from '#generator/validate/rows/form-rules.ts';
import { model } from '#model/index.ts';
import type { Model } from '#model/schema/model.ts';

const facts: Model = model;
const { rules, parameters } = model;
const editionDay = parseCivilDate(model.edition) ?? Number.NaN;
const decide = createRuleDecider(rules, { parameters, editionDay });

const found = (changed: Partial<Model>) =>
  checkFormRules({ model: { ...facts, ...changed }, rows: new Map(), rules, decide }).map(({ code }) => code);

it('reports no problem for the current forms', () => {
  expect(found({})).toEqual([]);
});

it('reports every field that no priced course asks for', () => {
  const courseTypes = facts.courseTypes.map((course) => ({
    ...course,
    price: course.renewsCertificate ? null : course.price,
  }));
  const asked = facts.forms.flatMap(({ fields }) =>
    fields.filter(({ required }) => required === 'whenRecertification'),
  );
  expect(asked).not.toEqual([]);
  expect(found({ courseTypes })).toEqual(asked.map(() => 'unreachable-field'));
});

it('reports the rule and the requirement of deleted fields', () => {
  const forms = facts.forms.map((form) => ({
    ...form,
    fields: form.fields.filter(({ required, rule }) => required !== 'whenPesel' && rule !== 'pesel-field'),
  }));
  expect(found({ forms })).toEqual(['unused-entity', 'unused-entity']);
});
