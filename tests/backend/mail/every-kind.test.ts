import { expect, test } from 'vitest';
import { model } from '#model/index.ts';
import { witnesses } from '../../witnesses.ts';

test('what says that we send something names the mail that does', witnesses('C100'), () => {
  const sends = model.promises.filter(({ words }) => /(?:wyśl|wysył|prześl|przyśl|wysłal)/.test(words.pl.join(' ')));
  expect(sends.length).toBeGreaterThan(1);
  for (const { id, job } of sends) expect([id, job?.by ?? 'nobody']).toEqual([id, id === 'e-mail' ? 'nobody' : 'mail']);
});
