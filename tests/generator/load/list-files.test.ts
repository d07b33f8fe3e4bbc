import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#generator/load/load-content.ts';
import { loadModel } from '#generator/load/load-model.ts';
import { readAllModelSources } from '#generator/locate/model-source.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

/** Files that lie beside an open one, or stay behind, and who leaves them. */
const left = [
  ['a backup of Vim and Emacs', 'bls.yaml~'],
  ['a numbered backup of Emacs', 'bls.yaml.~1~'],
  ['automatic saves of Emacs', '#bls.yaml#'],
  ['a swap file of Vim', '.bls.yaml.swp'],
  ['a swap file of another name', 'bls.yaml.swo'],
  ['the file with which Vim tries a folder', '4913'],
  ['the next of them', '5036'],
  ['a lock of LibreOffice', '.~lock.terms.yaml#'],
  ['an owner file of an office program', '~$terms.yaml'],
  ['a copy of JetBrains', 'bls.yaml___jb_tmp___'],
  ['what macOS keeps of a folder', '.DS_Store'],
  ['what Windows keeps of a folder', 'Thumbs.db'],
] as const;

describe('next to the files of people', () => {
  test.each(left)('%s (%s) is ignored', async (_, name) => {
    const root = makeWorkspace({
      'content/pl/faq/bls.yaml': 'a: 1\n',
      [`content/pl/faq/${name}`]: 'not: [whole',
      'model/index.ts': 'export const model = {};\n',
      [`model/${name}`]: 'export const = ;',
    });
    const { content, contentBinaries, problems } = loadContent(root);
    expect([content.map(({ path }) => path), contentBinaries, problems]).toEqual([['pl/faq/bls.yaml'], [], []]);
    expect((await loadModel(root)).problems).toEqual([]);
  });

  test('a lock of Emacs, a broken symbolic link, is ignored in model/ and content/', async () => {
    const root = makeWorkspace({ 'content/pl/a.yaml': 'a: 1\n', 'model/index.ts': 'export const model = {};\n' });
    for (const link of ['content/pl/.#a.yaml', 'model/.#index.ts'])
      symlinkSync('anna@machine.1234:1700000000', join(root, link));
    expect(loadContent(root).problems).toEqual([]);
    expect((await loadModel(root)).problems).toEqual([]);
    expect(readAllModelSources(root).getSourceFiles()).toHaveLength(1);
  });
});

test.each(['2026/a.yaml', 'a~b.yaml', 'c#.yaml', 'swp.yaml'])('a file such as %s is read', (path) => {
  const { content } = loadContent(makeWorkspace({ [`content/pl/${path}`]: 'a: 1\n' }));
  expect(content.map((file) => file.path)).toEqual([`pl/${path}`]);
});
