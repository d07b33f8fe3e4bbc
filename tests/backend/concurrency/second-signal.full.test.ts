import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { installOnEmbeddedDatabase } from '../../../scripts/drill/installation.ts';

test('a second signal ends a server at once that still waits for a visitor', async () => {
  const installation = await installOnEmbeddedDatabase();
  onTestFinished(installation.remove);
  const { origin, process: server } = await installation.start();
  const headers = { expect: '100-continue', 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
  const open = request(origin, { method: 'POST', path: '/api/contact-form', headers });
  open.once('error', () => undefined).flushHeaders();
  await once(open, 'continue');
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  server.kill('SIGTERM');
  await sleep(1_100);
  expect(server.exitCode).toBeNull();
  // A server that is short of time may have learnt of the first only now.
  const again = setInterval(() => server.kill('SIGTERM'), 1_100);
  onTestFinished(() => clearInterval(again));
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(143);
});
