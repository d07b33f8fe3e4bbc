import { describe, expect, it } from 'vitest';
import { findUses } from '#generator/plan/audit/uses/uses.ts';
import { readProject } from './planned-project.ts';

const project = await readProject();

describe('where model, schemas and texts name a rule', () => {
  it.each([
    ['a schema', 'pesel-field', 'schema', 'generated/schemas/json/registration-body.schema.json', 'pesel'],
    [
      'a keyword of a schema',
      'pesel-field',
      'schema',
      'generated/schemas/json/registration-body.schema.json',
      'x-rule',
    ],
    ['the message of a refusal', 'pesel-field', 'label', 'content/pl/messages/form.yaml', 'peselDateError'],
    ['the field that it checks', 'phone-field', 'field', 'model/forms: contact', 'phone'],
  ])('names %s', (_, rule, kind, place, detail) => {
    expect(findUses(project).ofRule(rule, [])).toContainEqual({ place, kind, detail });
  });

  it('names the texts and the rows of the model that show a number', () => {
    const places = findUses(project)
      .ofParameter('kppHours')
      .map(({ place }) => place);
    expect(places).toContain('model/courseTypes: kpp');
    expect(places).toContain('content/pl/courses/kpp.md');
  });

  it('names a Polish text that shows a number in another case', () => {
    const [shown] = project.texts.flatMap(({ path, text }) =>
      [...text.matchAll(/\{([a-zA-Z]+):genitive\}/g)].map(([, id = '']) => ({ path, id })),
    );
    const places = findUses(project)
      .ofParameter(shown?.id ?? '')
      .map(({ place }) => place);
    expect(places).toContain(`content/${shown?.path}`);
  });
});
