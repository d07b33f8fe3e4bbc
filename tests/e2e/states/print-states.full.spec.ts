import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../visit/test.ts';
import { port } from '../visit/visitor-settings.ts';
import { states } from './states.ts';

test('the page of states shows the first one on a phone and on a desktop', async () => {
  const program = join(import.meta.dirname, 'print-states.ts');
  const printing = spawn(process.execPath, [program], { env: { ...process.env, TEST_PORT: String(port) } });
  let html = '';
  for await (const part of printing.stdout) {
    html += String(part);
    if (html.split('<h2').length > 2) break;
  }
  printing.kill();
  const [, first = ''] = html.split('<h2');
  expect(first).toContain(`>${states[0]?.name}</h2>`);
  expect(first.match(/<img src="data:image\/png;base64,/g), first.slice(0, 2000)).toHaveLength(2);
});

test('a built site has no page of states, and no reference to one', async ({ request }) => {
  expect((await request.get('/@states')).status()).toBe(404);
  const dist = join(import.meta.dirname, '../../../dist');
  const files = globSync('**/*.{html,js,md,xml,txt}', { cwd: dist });
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => file.includes('@states') || readFileSync(join(dist, file), 'utf8').includes('@states')),
  ).toEqual([]);
});
