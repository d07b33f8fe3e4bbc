import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailKinds } from '#generated/mails/mail-kinds.ts';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';

const root = join(import.meta.dirname, '../../..');
const code = globSync('src/backend/**/*.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

test('every mail of the model is stored by something', () => {
  const stored = Object.keys(mailKinds).filter((kind) => new RegExp(`kind(?::| =[^;]*) '${kind}'`).test(code));
  expect(stored).toEqual(Object.keys(mailKinds));
});

test('what says that we send something names the mail that does', covers('C100'), () => {
  const sends = model.commitments.filter(({ words }) => /(?:wyśl|wysył|prześl|przyśl|wysłal)/.test(words.pl.join(' ')));
  expect(sends.length).toBeGreaterThan(1);
  for (const { id, owner } of sends)
    expect([id, owner?.by ?? 'nobody']).toEqual([id, id === 'e-mail' ? 'nobody' : 'mail']);
});
