import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sheet = join(root, 'src/site/styles/fonts.css');

const lettersIn = (ranges: string): readonly string[] =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => String.fromCodePoint(first + step));
  });

/** The letters for which a page asks the font that it loads first, and those for which it asks the whole one. */
export const readFontFaces = (): { readonly common: readonly string[]; readonly whole: readonly string[] } => {
  const faces = [...readFileSync(sheet, 'utf8').matchAll(/src: url\("([^"]+)"\)[^;]*;\s*unicode-range:([^;]+);/g)].map(
    ([, url = '', ranges = '']) => ({ isCommon: url.startsWith('./'), letters: lettersIn(ranges) }),
  );
  return {
    common: faces.filter(({ isCommon }) => isCommon).flatMap(({ letters }) => letters),
    whole: faces.filter(({ isCommon }) => !isCommon).flatMap(({ letters }) => letters),
  };
};
