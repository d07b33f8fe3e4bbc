import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faqContract } from '#generated/api/api-contracts.ts';
import * as calendar from '#generated/api/calendar-contracts.ts';
import * as own from '#generated/api/own-contracts.ts';
import { term } from '#generated/schemas/shapes.ts';
import { decodeAnswer } from '#site/lib/api/call.ts';
import { sampleCourse, sampleTerm } from './answer-stub.ts';

const runs = 5_000;
const contracts = [...Object.values(own), ...Object.values(calendar), faqContract];
const reserved = fc.constantFrom('__proto__', 'constructor', 'items', 'id', 'name', 'price', 'freePlaces');
const anything = fc.anything({ key: fc.oneof(reserved, fc.string()), withNullPrototype: true, maxDepth: 4 });

it('accepts any JSON as any answer without an exception, and returns only what fits the contract', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contracts), fc.jsonValue(), (contract, value) => {
      const decoded = decodeAnswer<unknown>(contract, value);
      if (decoded !== null) expect(contract.answer.safeParse(decoded.answer).success).toBe(true);
    }),
    { numRuns: runs },
  );
});

it('survives values that JSON cannot represent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...contracts), anything, (contract, value) => {
      expect(() => decodeAnswer<unknown>(contract, value)).not.toThrow();
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    }),
    { numRuns: runs },
  );
});

const mutation = fc.record({ field: fc.constantFrom(...Object.keys(sampleTerm)), value: fc.jsonValue() });

it('drops exactly the terms that a change has broken', () => {
  fc.assert(
    fc.property(fc.array(fc.option(mutation), { minLength: 1, maxLength: 12 }), (changes) => {
      const items = changes.map((change) =>
        change === null ? sampleTerm : { ...sampleTerm, [change.field]: change.value },
      );
      const good = items.filter((item) => term.safeParse(item).success);
      const decoded = decodeAnswer(calendar.coursesContract, { ...sampleCourse, items });
      if (good.length === 0) expect(decoded).toBeNull();
      else {
        expect(decoded?.dropped).toBe(items.length - good.length);
        expect(decoded?.answer.items).toEqual(good);
      }
    }),
    { numRuns: runs },
  );
});
