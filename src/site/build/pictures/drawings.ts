import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../folders.ts';
import { readGeneratedJson } from '../sources/sources.ts';

interface PictureFile {
  readonly file: string;
  readonly src: string;
  /** The edge that stays where less of the height is shown; without it the middle stays. */
  readonly keep?: 'top' | 'bottom';
}

/** Every drawn and photographed picture: its path in content/ and its address on the site. */
export const readPictureList = ({ site }: Pick<Folders, 'site'>): readonly PictureFile[] =>
  readGeneratedJson(site, 'pictures.json');

/** The rules that darken the grounds of a drawing, in one line. */
export const readDarkModeRules = ({ root }: Pick<Folders, 'root'>): string =>
  readFileSync(join(root, 'src/site/styles/dark-drawing.css'), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};:]) ?/g, '$1')
    .trim();

/** A drawing as a file of its own, which follows the colour scheme by rules that it carries. */
export const addDarkModeToDrawing = (drawing: string, rules: string): string =>
  drawing.replace('>', `><style>@media(prefers-color-scheme:dark){${rules}}</style>`);

/**
 * The most characters of an inlined drawing; a longer one would make the page longer than what a connection delivers in its first round.
 */
const most = 8_000;

/** One element of shapes without references and calls. */
const plainElement =
  /^(?:\s*<(?:(?:svg|g|path|rect|circle|ellipse|line|polygon|polyline)(?: (?!id=|class=|style=|on|(?:xlink:)?href=)[\w:-]+="(?!url)[^"<>&]*")*\/?|\/(?:svg|g))>)+\s*$/;

/**
 * Whether a drawing can be inlined in a page: short, and of shapes alone, without style, script, identifier or
 * reference, that could meet those of the page.
 */
export const isInlinableDrawing = (text: string): boolean =>
  text.length <= most && text.startsWith('<svg ') && plainElement.test(text);

const heights = { top: 'YMin', middle: 'YMid', bottom: 'YMax' } as const;

/** A drawing that fills its place; what is too wide is cut off at its start. */
const filling = (drawing: string, keep: keyof typeof heights): string =>
  drawing.replace('<svg ', `<svg preserveAspectRatio="xMax${heights[keep]} slice" `);

/** The text of a drawing by its address on the site; null for a photograph and for a drawing that cannot be inlined in a page. */
export const createDrawingReader = (folders: Pick<Folders, 'site' | 'content'>): ((src: string) => string | null) => {
  const pictures = new Map(readPictureList(folders).map((picture) => [picture.src, picture]));
  return (src) => {
    const picture = pictures.get(src);
    if (picture === undefined || !picture.file.endsWith('.svg')) return null;
    const text = readFileSync(join(folders.content, picture.file), 'utf8').trim();
    return isInlinableDrawing(text) ? filling(text, picture.keep ?? 'middle') : null;
  };
};
