import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDrawingReader, isInlinableDrawing } from '#site/build/pictures/drawings.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shapes = '<g stroke-width="3.8"><path d="M1 2Z" fill="#fff"/><circle cx="1" cy="2" r="3"/></g>';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">${shapes}</svg>`;

test('a drawing of plain shapes can be inlined in a page', () => {
  expect(isInlinableDrawing(drawing)).toBe(true);
  expect(isInlinableDrawing(`${drawing}\n`)).toBe(true);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style', '<style>path{fill:red}</style>'],
  ['an identifier', '<path id="title" d="M1 2Z"/>'],
  ['a class', '<path class="lead" d="M1 2Z"/>'],
  ['a style attribute', '<path style="fill:red" d="M1 2Z"/>'],
  ['an event', '<path onclick="alert(1)" d="M1 2Z"/>'],
  ['another page in it', '<foreignObject><p>x</p></foreignObject>'],
  ['a reference', '<use href="#title"/>'],
  ['a link', '<path href="#title" d="M1 2Z"/>'],
  ['a paint that has a name', '<path fill="url(#title)" d="M1 2Z"/>'],
  ['words', '<text>Pomoc</text>'],
  ['words between shapes', 'Pomoc'],
  ['more than a page should carry', shapes.repeat(200)],
])('one with %s cannot', (_, part) => {
  expect(isInlinableDrawing(drawing.replace('</svg>', `${part}</svg>`))).toBe(false);
});

test('a drawing fills its box and keeps the edge that its gallery names; a photograph is no drawing', () => {
  const pictures = [
    { file: 'pictures/a.svg', src: '/pictures/a.1.svg' },
    { file: 'pictures/a.svg', src: '/pictures/b.1.svg', keep: 'bottom' },
    { file: 'pictures/c.jpg', src: '/pictures/c.1.jpg' },
  ];
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify(pictures));
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/a.svg'), drawing);
  const drawingOf = createDrawingReader({ site: folder, content: folder });
  expect(drawingOf('/pictures/a.1.svg')).toBe(drawing.replace('<svg', '<svg preserveAspectRatio="xMaxYMid slice"'));
  expect(drawingOf('/pictures/b.1.svg')).toContain('"xMaxYMax slice"');
  expect(drawingOf('/pictures/c.1.jpg')).toBeNull();
  expect(drawingOf('/pictures/unknown.svg')).toBeNull();
});
