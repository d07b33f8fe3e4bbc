import { expect, it } from 'vitest';
import { otherwiseStated } from '#generator/validate/stated-numbers.ts';
import type { Source } from '#model/schema/source.ts';

const statements = [{ id: '1.1', en: 'A certificate is valid for 3 years.' }];
const sources: Readonly<Record<string, Source>> = JSON.parse(
  '{ "list": { "document": "specification", "clauses": ["1.1"] }, "word": { "document": "specification", "clauses": "1.1" } }',
);

it.each(Object.entries(sources))(
  'compares a number with what it cites, in the middle of an edit too: a %s',
  (_, source) => {
    expect(otherwiseStated(3, { unit: 'year', source }, statements)).toEqual([]);
    expect(otherwiseStated(4, { unit: 'year', source }, statements)).toEqual(statements);
  },
);
