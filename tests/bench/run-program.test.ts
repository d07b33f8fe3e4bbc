import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../../scripts/bench/run-program.ts';

const programWith = (scripts: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  writeFileSync(join(folder, 'tools/say.ts'), 'console.log(JSON.stringify([process.execArgv[0], process.env.NAME]));');
  return folder;
};

test('a program is measured with the options of the npm script that starts it', () => {
  const folder = programWith({ say: 'node --max-old-space-size=64 tools/say.ts', other: 'node tools/other.ts' });
  const { output, peakMemory } = runProgram(folder, 'tools/say.ts', { NAME: 'x' });
  expect(JSON.parse(output)).toEqual(['--max-old-space-size=64', 'x']);
  expect(peakMemory).toBeGreaterThan(0);
});

test('a program without a script of its own is started plainly', () => {
  expect(JSON.parse(runProgram(programWith({}), 'tools/say.ts', {}).output)[0]).toBe('--import');
});
