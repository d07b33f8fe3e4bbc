import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { outOfDateMessage } from '#generator/command/out-of-date.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

const project = resolve(import.meta.dirname, '../../..');
const node = join(project, 'node_modules/.bin/node');

const start = (program: string, options: readonly string[]) => {
  const child = spawn(node, [join(project, program), ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      text += part;
      for (const look of waiting) look();
    });
  const ended = new Promise<{ code: number | null; text: string }>((done) => {
    child.once('close', (code) => done({ code, text }));
  });
  const printed = (pattern: RegExp): Promise<void> =>
    new Promise((done) => {
      const look = (): void => {
        if (pattern.test(text)) done();
      };
      waiting.add(look);
      look();
    });
  return { child, ended, printed };
};

const broken = { 'model/index.ts': 'export const model = {\n  a: [1,\n};\n', 'content/a.yaml': 'a: 1\na: 2\n' };

describe('the command', () => {
  test.each([[['--chekc']], [['--check', '--force']], [['--check', '--watch']], [['extra']], [['--root']]])(
    'ends with 2 and its usage for %j',
    async (options) => {
      const { code, text } = await start('generator/main.ts', options).ended;
      expect(code).toBe(2);
      expect(text).toMatch(/^Usage: npm run generate/);
    },
  );

  test.each([[['--check']], [[]]])('with the options %j prints every problem and ends with 1', async (options) => {
    const { code, text } = await start('generator/main.ts', ['--root', makeWorkspace(broken), ...options]).ended;
    expect(code).toBe(1);
    expect(text).toMatch(/^content\/a\.yaml:2:1 content-duplicate-key\n/);
    expect(text).toMatch(/\nmodel\/index\.ts:3:1 model-not-loadable\n/);
    expect(text).toMatch(/\n2 problems; nothing was written\.\n$/);
    expect(text).not.toMatch(/^ +at /m);
  });

  test('a build reports that generated/ is out of date', async () => {
    expect(await outOfDateMessage(project)).toEqual([]);
    const lines = await outOfDateMessage(makeWorkspace(broken));
    expect(lines.join('\n')).toMatch(/^content\/a\.yaml:2:1 content-duplicate-key\n/);
    expect(lines.at(-1)).toMatch(/^generated\/ is out of date with .* Run `npm run generate`, then build again\.$/);
  });

  test('prints problems as JSON for other programs', async () => {
    const { code, text } = await start('generator/main.ts', ['--root', makeWorkspace(broken), '--problems-json']).ended;
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject([
      { code: 'content-duplicate-key', file: 'content/a.yaml', line: 2, column: 1, quote: 'a: 2' },
      { code: 'model-not-loadable', file: 'model/index.ts', line: 3, column: 1, quote: '};' },
    ]);
  });

  test('names the remedy when the project folder is missing', async () => {
    const { code, text } = await start('generator/main.ts', ['--root', join(makeWorkspace({}), 'absent')]).ended;
    expect({ code, text }).toEqual({ code: 3, text: expect.stringMatching(/^Nothing was changed: .+\n$/) });
  });

  test('watches: every change starts a run with the changed model', async () => {
    const root = makeWorkspace(broken);
    const { child, ended, printed } = start('generator/main.ts', ['--root', root, '--watch']);
    await printed(/2 problems; nothing/);
    appendFileSync(join(root, 'content/a.yaml'), 'a: 3\n');
    await printed(/3 problems; nothing/);
    appendFileSync(join(root, 'model/index.ts'), 'const b = ;\n');
    await printed(/4 problems; nothing/);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});

/** Runs at the same time. */
const together = 12;

test(`${together} concurrent runs leave the output of one`, async () => {
  const root = makeWorkspace({});
  const runs = Array.from({ length: together }, () => start('tests/generator/write/write-process.ts', [root]).ended);
  const texts = (await Promise.all(runs)).map(({ code, text }) => `${code} ${text}`);
  expect(texts.toSorted()).toEqual([
    ...Array.from(
      { length: together - 1 },
      () => '0 6 files, 0 written, 0 removed; page data: 5 files, 0 written, 0 removed, 0.0 s',
    ),
    '0 6 files, 6 written, 0 removed; page data: 5 files, 5 written, 0 removed, 0.0 s',
  ]);
  expect(readFileSync(join(root, 'generated/changes.ts'), 'utf8')).toBe('export const changes = 2;\n');
});
