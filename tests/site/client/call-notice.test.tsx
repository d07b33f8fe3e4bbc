import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CallFailure } from '#site/lib/api/call-error.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { CallNotice } from '#site/ui/call/call-notice.tsx';
import { sampleDictionaries } from '../samples/site.ts';

const print = (failure: CallFailure, kept = false): string =>
  renderToStaticMarkup(
    <TextsContext value={{ locale: 'pl', messages: createMessageFunctions('pl', sampleDictionaries('pl')) }}>
      <CallNotice failure={failure} kept={kept} />
    </TextsContext>,
  );
const fault = { kind: 'status', status: 503, code: 'unavailable', fields: [], retryAfter: null } as const;

it('an error of the server shows the request id for the office and the phone', () => {
  expect(print({ ...fault, support: '7K3QM9XW2P' })).toMatch(/href="tel:[^<]*<\/a> [^<]*7K3QM9XW2P/);
  for (const other of [{ ...fault, support: null }, { kind: 'offline' }] as const)
    expect(print(other)).not.toMatch(/kod|null/);
});

it('offers to resend a message that failed temporarily, not one that was refused', () => {
  const answer = (status: number, code: string | null) => print({ ...fault, status, code, support: null }, true);
  const { refused } = sampleDictionaries('pl').calls;
  for (const [status, code] of [
    [502, 'upstream-refused'],
    [400, null],
  ] as const)
    expect(answer(status, code)).toContain(refused);
  for (const status of [408, 429, 500, 503]) expect(answer(status, null)).not.toContain(refused);
});
