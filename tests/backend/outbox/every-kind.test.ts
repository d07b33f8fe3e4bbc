import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailKinds } from '#generated/mails/mail-kinds.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

const root = join(import.meta.dirname, '../../..');
/** The code of some files, without its comments. */
const codeOf = (pattern: string, without: readonly string[] = []): string =>
  globSync(pattern, { cwd: root, exclude: (file) => without.some((name) => file.endsWith(name)) })
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
const kinds = Object.keys(mailKinds);

test('every mail of the model is queued by the backend', () => {
  const code = codeOf('src/backend/**/*.ts');
  const unsent = kinds.filter((kind) => !new RegExp(`(?:kind|[mM]ail)(?::| =[^;]*) '${kind}'`).test(code));
  expect(
    unsent.map(
      (kind) => `Nothing in src/backend/ queues “${kind}” of model/mails/. Call queueMail where its event happens.`,
    ),
  ).toEqual([]);
});

test('every mail of the model is received in a test of its sender', () => {
  // Tests of texts and of the outbox take any mail; they show nothing of its event.
  const tests = codeOf('tests/backend/**/*.test.ts', [
    'every-kind.test.ts',
    'render-mail.test.ts',
    'mail-worker.test.ts',
  ]);
  const unseen = kinds.filter((kind) => !tests.includes(`'${kind}'`));
  expect(
    unseen.map(
      (kind) =>
        `No test in tests/backend/ receives “${kind}” of model/mails/. Let one bring its event about and find it among the mails that are stored.`,
    ),
  ).toEqual([]);
});

test('every commitment to send names its mail', covers('C100'), () => {
  const sends = model.commitments.filter(({ words }) =>
    /(?<!nie )(?:wyśl|wysył|prześl|przyśl|wysłal)/.test(words.pl.join(' ')),
  );
  expect(sends.length).toBeGreaterThan(1);
  for (const { id, owner } of sends)
    expect([id, owner?.by ?? 'nobody']).toEqual([id, id === 'e-mail' ? 'nobody' : 'mail']);
});
