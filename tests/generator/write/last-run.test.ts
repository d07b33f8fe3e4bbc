import { appendFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashGeneratorInputs, outcomeIfUnchanged, storeRunHashes } from '#generator/write/last-run.ts';
import type { Outcome } from '#generator/write/outcome.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

const files = {
  'model/index.ts': 'export const model = {};\n',
  'content/pl/page.md': 'Text\n',
  'src/domain/dates.ts': 'export const day = 1;\n',
  'generated/manifest.json': '{}\n',
  '.cache/site/page.json': '{}\n',
};

const written: Outcome = {
  kind: 'written',
  files: 3,
  written: 1,
  removed: 0,
  site: { files: 5, written: 0, removed: 0 },
  notes: [],
};

const note = {
  code: 'unread-text',
  severity: 'note',
  file: 'model/index.ts',
  line: 1,
  column: 1,
  quote: '',
  found: 'Something.',
  expected: 'Nothing.',
  remedy: 'None.',
} as const;

const again = (root: string) => outcomeIfUnchanged(root, hashGeneratorInputs(root), 'write');

const afterRun = (): string => {
  const root = makeWorkspace(files);
  storeRunHashes(root, hashGeneratorInputs(root), written);
  return root;
};

test('an unchanged project has no file to write or compare', () => {
  const root = afterRun();
  expect(again(root)).toEqual({ ...written, written: 0 });
  expect(outcomeIfUnchanged(root, hashGeneratorInputs(root), 'check')).toMatchObject({
    kind: 'compared',
    files: 3,
    differences: [],
  });
});

test.each(Object.keys(files))('a changed byte in %s, a rename and a deletion are detected', (path) => {
  for (const change of [
    (file: string) => appendFileSync(file, ' '),
    (file: string) => renameSync(file, `${file}.old`),
    (file: string) => rmSync(file),
  ]) {
    const root = afterRun();
    change(join(root, path));
    expect(again(root)).toBeUndefined();
  }
});

test('inputs that change during a run, notes, problems and a damaged cache disable the shortcut', () => {
  const root = makeWorkspace(files);
  storeRunHashes(root, 'other inputs', written);
  expect(again(root)).toBeUndefined();
  storeRunHashes(root, hashGeneratorInputs(root), { kind: 'problems', problems: [] });
  expect(again(root)).toBeUndefined();
  storeRunHashes(root, hashGeneratorInputs(root), { ...written, notes: [note] });
  expect(again(root)).toBeUndefined();
  storeRunHashes(root, hashGeneratorInputs(root), written);
  expect(again(root)).toBeDefined();
  appendFileSync(join(root, '.cache/generate.json'), '}');
  expect(again(root)).toBeUndefined();
});
