import { expect, test } from 'vitest';
import { z } from 'zod';
import { listFrontMatterFields, targetIdField, words } from '#generator/validate/content/front-fields.ts';
import { findFrontMatterFaults } from '#generator/validate/content/front-references.ts';
import { documentKinds } from '#generator/validate/content/schemas.ts';
import { namesByReferenceKind } from '#generator/validate/shape/references.ts';
import { model } from '#model/index.ts';
import { text } from '#model/schema/base.ts';

const names = {
  ...namesByReferenceKind(model, { parameters: [], faqSets: [], pages: [] }),
  'law or guideline': new Set<string>(),
  table: new Set<string>(),
};

/** Front matter with the courses that it names, one by one and in a list. */
const opinions = z.strictObject({
  heading: words.describe('The heading.'),
  about: targetIdField('course type').optional(),
  opinions: z
    .array(z.strictObject({ course: targetIdField('course type').describe('The course.'), says: words }))
    .optional(),
});
const fields = listFrontMatterFields(opinions);
const [course] = model.courseTypes;

const findingsOf = (front: z.infer<typeof opinions>) =>
  findFrontMatterFaults({ file: 'pl/articles/a.md', front }, fields, names);

test('a course named in front matter exists in the model, or is reported at its position with the nearest name', () => {
  const known = { course: course.id, says: 'Warto.' };
  expect(findingsOf({ heading: 'Opinie', about: course.id, opinions: [known] })).toEqual([]);
  expect(
    findingsOf({ heading: 'Opinie', about: `${course.id}x`, opinions: [known, { ...known, course: `${course.id}x` }] }),
  ).toMatchObject([
    { code: 'dangling-reference', at: { content: 'pl/articles/a.md', path: ['about'] }, nearest: course.id },
    {
      code: 'dangling-reference',
      at: { path: ['opinions', 1, 'course'] },
      found: `There is no course type “${course.id}x”.`,
    },
  ]);
});

test('every field of front matter declares whether it is text for readers, a picture, or a name', () => {
  const unsaid = Object.entries(documentKinds).flatMap(([kind, { front }]) =>
    listFrontMatterFields(front)
      .filter(({ meaning }) => meaning === null)
      .map(({ path }) => `${kind}: ${path.join('.')}`),
  );
  const remedy =
    'Declare these fields in generator/validate/content/schemas.ts with `words`, `plainWords`, `pictureFile` or `nameOf(…)`.';
  expect(unsaid, remedy).toEqual([]);
  expect(listFrontMatterFields(z.strictObject({ course: text }))).toEqual([{ path: ['course'], meaning: null }]);
});
