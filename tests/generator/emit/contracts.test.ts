import { expect, it } from 'vitest';
import { emitContracts } from '#generator/emit/code/contracts.ts';
import { planSchemas } from '#generator/plan/schemas/plan-schemas.ts';
import { model } from '#model/index.ts';
import type { ApiCall } from '#model/schema/payload.ts';

const item = { name: 'sample-item', shape: { kind: 'record', fields: { id: { kind: 'integer' } } } } as const;
const page = {
  name: 'sample-page',
  shape: { kind: 'record', fields: { items: { kind: 'list', of: { kind: 'named', name: item.name } } } },
} as const;
const facts = {
  summary: 'A call of this test.',
  bearer: false,
  idempotent: false,
  failures: [],
  register: [],
  source: { document: 'knowledge', detail: { pl: 'test', en: 'test' } },
} as const;
const list = { kind: 'list', of: { kind: 'named', name: item.name } } as const;
const lang = { kind: 'text', max: 2 } as const;

const emitted = (
  ...calls: readonly Pick<ApiCall, 'id' | 'host' | 'method' | 'query' | 'body' | 'response'>[]
): string => {
  const api = calls.map((call) => ({ ...facts, ...call, path: `/api/${call.id}` }));
  const sharedShapes = [item, page].map((shape) => ({ ...shape, source: facts.source }));
  const sample = { ...model, api, sharedShapes };
  const names = { model: sample, parameters: {}, fragments: {} };
  return emitContracts({ model: sample, schemas: planSchemas(names) })
    .map(({ path, text }) => `${path}\n${text}`)
    .join('\n');
};

it('an answer of another host drops invalid items of its list, at any depth', () => {
  expect(emitted({ id: 'all', host: 'calendar', method: 'GET', response: list })).toContain(
    'list: { field: null, item: sampleItem }',
  );
  const named = { kind: 'named', name: page.name } as const;
  expect(emitted({ id: 'some', host: 'calendar', method: 'GET', response: named })).toContain(
    "list: { field: 'items', item: sampleItem }",
  );
});

it('an answer of ours is valid as a whole or invalid', () => {
  expect(emitted({ id: 'ours', host: 'own', method: 'GET', response: list })).not.toContain('list:');
});

it('a call without an answer has a message, whose module has no schema', () => {
  const body = { kind: 'record', fields: { text: lang } } as const;
  const text = emitted({
    id: 'tell',
    host: 'provider',
    method: 'POST',
    body,
    response: { kind: 'record', fields: {} },
  });
  expect(text).toContain('export const tellContract: Message<{ readonly body: TellBody }> = ');
  expect(text).not.toContain('answer:');
  expect(text.match(/^import (?!type).*/gm)).toBeNull();
});

it('accepts ids of page tables for the calendar, and checked values elsewhere', () => {
  const call = { id: 'ask', method: 'GET', query: { lang }, response: { kind: 'number' } } as const;
  expect(emitted({ ...call, host: 'calendar' })).toContain(
    'Contract<{ readonly query: Plain<AskQuery> }, AskResponse>',
  );
  expect(emitted({ ...call, host: 'own' })).toContain('Contract<{ readonly query: AskQuery }, AskResponse>');
});
