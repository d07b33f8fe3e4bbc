import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withAudit } from '#backend/site/audit-listener.ts';
import { covers } from '../../covers.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'audit-served-')), 'audit');
let finish: () => void = () => undefined;
let written = 0;

const write = async (): Promise<boolean> => {
  written += 1;
  await new Promise<void>((resolve) => {
    finish = resolve;
  });
  mkdirSync(join(folder, 'rule'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'first');
  writeFileSync(join(folder, 'rule/a.html'), 'a rule');
  return true;
};

const server = createServer(withAudit((_, response) => response.writeHead(410).end('site'), { folder, write }));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const ask = (path: string): Promise<Response> => fetch(`${origin}${path}`, { redirect: 'manual' });

it('the folder is written once, when somebody asks first, and then served', covers('C175'), async () => {
  expect((await ask('/kontakt')).status).toBe(410);
  expect(written).toBe(0);
  const [first, second] = [await ask('/audyt'), await ask('/audyt')];
  expect([first.status, second.status, written]).toEqual([503, 503, 1]);
  finish();
  await expect.poll(async () => (await ask('/audyt')).headers.get('location')).toBe('/audyt/index.html');
  expect((await ask('/en/audit')).headers.get('location')).toBe('/audyt/en/index.html');
  const rule = await ask('/audyt/rule/a.html');
  expect([await rule.text(), rule.headers.get('x-robots-tag')]).toEqual(['a rule', 'noindex']);
});

it('nothing outside the folder is served', async () => {
  for (const path of ['/audyt/../package.json', '/audyt/%2e%2e/package.json', '/audyt/rule', '/audyt/none.html'])
    expect(await (await ask(path)).text(), path).toBe('site');
});
