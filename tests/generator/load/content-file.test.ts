import { symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContentFile } from '#generator/load/content-file.ts';
import { loadContent } from '#generator/load/load-content.ts';
import { positionInContentFile } from '#generator/locate/locate.ts';
import { makeWorkspace } from '../fixtures/workspace.ts';

const read = (path: string, text: string) => readContentFile(path, Buffer.from(text));

describe('a content file', () => {
  test('of Markdown gives its front matter and its body', () => {
    const { file, problems } = read('a.md', '---\ntitle: Kursy\n---\n\n# Text\n');
    expect(problems).toEqual([]);
    expect(file).toMatchObject({ kind: 'markdown', value: { title: 'Kursy' }, body: '\n# Text\n', bodyLine: 4 });
    expect(file.text.slice(file.bodyOffset)).toBe(file.body);
  });

  test('of Markdown may have no front matter, and a horizontal rule is none', () => {
    expect(read('a.md', '# Text\n\n---\n\nmore\n').file).toMatchObject({ value: null, bodyOffset: 0, bodyLine: 1 });
  });

  test('has the same value with CRLF and a byte order mark', () => {
    const plain = read('a.md', '---\ntitle: ą\n---\none\ntwo\n');
    const windows = read('a.md', '\u{feff}---\r\ntitle: ą\r\n---\r\none\r\ntwo\r\n');
    expect(windows).toEqual(plain);
  });

  test.each([
    ['a.yaml', 'a: 1\nb: [1, 2\n', 'content-syntax', 3, 1],
    ['a.yaml', 'a: 1\n\tb: 2\n', 'content-syntax', 2, 1],
    ['a.md', '---\na: "x\n---\ntext\n', 'content-syntax', 3, 1],
    ['a.md', '---\na: 1\ntext\n', 'content-syntax', 1, 1],
    ['a.yaml', 'a: 1\nb:\n  c: 1\n  c: 2\n', 'content-duplicate-key', 4, 3],
    ['a.md', '---\na: 1\na: 2\n---\n', 'content-duplicate-key', 3, 1],
    ['a.yaml', 'list:\n  - id: constructor\n', 'reserved-key', 2, 9],
  ])('%s with %j has the problem %s at %i:%i', (path, text, code, line, column) => {
    const { file, problems } = read(path, text);
    expect(problems[0]).toMatchObject({ code, file: `content/${path}`, line, column });
    expect(problems[0]?.quote).toBe(text.split('\n')[line - 1]);
    expect(file.value === null || code === 'reserved-key').toBe(true);
  });

  test('that is not UTF-8 is refused at the first bad byte', () => {
    const bytes = Buffer.concat([Buffer.from('a: ą\nb: zó'), Buffer.from([0xb3, 0x0a])]);
    expect(readContentFile('a.yaml', bytes).problems).toMatchObject([{ code: 'content-encoding', line: 2, column: 6 }]);
  });
});

describe('a position in a content file', () => {
  const yaml = 'title: Kursy\nsteps:\n  - name: one\n    empty:\n  - name: two\nlink: &l { to: x }\nagain: *l\n';

  test.each([
    [['title'], 1, 8],
    [['steps', 1, 'name'], 5, 11],
    [['steps', 0, 'empty'], 4, 5],
    [['steps', 0, 'absent'], 3, 5],
    [['steps', 9], 3, 3],
    [['again', 'to'], 6, 16],
    [[], 1, 1],
  ])('at the path %j is %i:%i', (path, line, column) => {
    expect(positionInContentFile(read('a.yaml', yaml).file, { path })).toMatchObject({ line, column });
  });

  test('counts the lines of front matter from the beginning of the file', () => {
    const { file } = read('a.md', `---\n${yaml}---\nText ąę\nmore\n`);
    expect(positionInContentFile(file, { path: ['steps', 1, 'name'] })).toMatchObject({
      line: 6,
      column: 11,
      quote: '  - name: two',
    });
  });

  test('in the body is given as mdast gives it: by offset or by line and column', () => {
    const { file } = read('a.md', '---\na: 1\n---\n\nText here\n');
    const expected = { file: 'content/a.md', line: 5, column: 6, quote: 'Text here' };
    expect(positionInContentFile(file, { offset: file.body.indexOf('here') })).toEqual(expected);
    expect(positionInContentFile(file, { line: 2, column: 6 })).toEqual(expected);
  });
});

describe('the folder content/', () => {
  test('is read in the order of the paths, with pictures separate and dot files left out', () => {
    const png = Buffer.from('89504e470d0a1a0a00', 'hex');
    const root = makeWorkspace({
      'content/b.yaml': '{}',
      'content/a/z.md': 'x',
      'content/a-b.yml': '',
      'content/p.jpg': png,
      'content/.x': '',
    });
    const { content, contentBinaries, problems } = loadContent(root);
    expect(problems).toEqual([]);
    expect(content.map((file) => file.path)).toEqual(['a-b.yml', 'a/z.md', 'b.yaml']);
    expect(contentBinaries).toMatchObject([{ path: 'p.jpg', size: 9, type: 'png' }]);
  });

  test('may not contain symbolic links', () => {
    const root = makeWorkspace({ 'content/a.yaml': '{}' });
    symlinkSync('/etc', `${root}/content/etc`);
    symlinkSync(`${root}/content/a.yaml`, `${root}/content/b.yaml`);
    const { problems } = loadContent(root);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/b.yaml content-link',
      'content/etc content-link',
    ]);
  });
});
