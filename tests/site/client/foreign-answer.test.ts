import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faqContract } from '#generated/api/api-contracts.ts';
import * as calendar from '#generated/api/calendar-contracts.ts';
import { term } from '#generated/schemas/shapes.ts';
import { normaliseForeignAnswer } from '#site/lib/api/foreign-answer.ts';
import { sampleCourse, sampleTerm } from './answer-stub.ts';

const contracts = [...Object.values(calendar), faqContract];
const reserved = fc.constantFrom('__proto__', 'constructor', 'items', 'id', 'name', 'price', 'freePlaces');
const anything = fc.anything({ key: fc.oneof(reserved, fc.string()), withNullPrototype: true, maxDepth: 4 });

it('whatever another host answers is read or refused, and throws nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contracts), fc.oneof(fc.jsonValue(), anything), ({ id, answer }, sent) => {
      expect(() => answer.safeParse(normaliseForeignAnswer(id, sent, 'kpp'))).not.toThrow();
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
});

const change = fc.record({ field: fc.constantFrom(...Object.keys(sampleTerm)), value: fc.jsonValue() });

it('every term of a course is either shown in the form of the contract or counted', () => {
  fc.assert(
    fc.property(fc.array(fc.option(change), { minLength: 1, maxLength: 12 }), (changes) => {
      const items = changes.map((one) => (one === null ? sampleTerm : { ...sampleTerm, [one.field]: one.value }));
      const read = normaliseForeignAnswer(calendar.coursesContract.id, { ...sampleCourse, items }, 'kpp');
      if (read === null) {
        expect(changes).not.toContain(null);
        return;
      }
      const course = calendar.coursesContract.answer.parse(read);
      for (const one of course.items) expect(term.safeParse(one).success).toBe(true);
      expect(course.items.length + (course.dropped ?? 0)).toBe(items.length);
    }),
    { numRuns: 300 },
  );
});
