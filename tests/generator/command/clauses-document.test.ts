import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { clauses, sections } from '#model/clauses/index.ts';
import { runClauses } from '../../../generator/command/subcommands/clauses-command.ts';

const nothing = { claims: {}, rules: {}, parameters: {} };

test('the clauses are one document by section, in both languages, with what keeps each', async () => {
  const root = resolve(import.meta.dirname, '../../..');
  const { lines } = await runClauses(root, ['--document'], () => nothing as never);
  const text = lines.join('\n');
  expect(sections.filter(({ pl, en }) => !text.includes(`${pl} / ${en}`))).toEqual([]);
  expect(clauses.filter(({ id, pl, en }) => !text.includes(`### ${id}\n\n${pl} / *${en}*\n`))).toEqual([]);
  expect(text).toContain('- facts: `');
});
