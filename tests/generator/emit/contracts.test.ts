import { expect, it } from 'vitest';
import { emitCallContracts } from '#generator/emit/code/contracts.ts';
import type { ApiCall } from '#model/schema/payload.ts';

const facts = {
  summary: 'A call of this test.',
  bearer: false,
  idempotent: false,
  failures: [],
  register: [],
  source: { document: 'knowledge', detail: { pl: 'test', en: 'test' } },
} as const;
const lang = { kind: 'text', max: 2 } as const;

const emitted = (
  ...calls: readonly Pick<ApiCall, 'id' | 'host' | 'method' | 'query' | 'body' | 'response'>[]
): string => {
  const api = calls.map((call) => ({ ...facts, ...call, path: `/api/${call.id}` }));
  return emitCallContracts({ model: { api } })
    .map(({ path, text }) => `${path}\n${text}`)
    .join('\n');
};

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
