import type { brand } from '#generated/data/brand.ts';
import type { CutFont } from './subset-font.ts';

interface Face {
  readonly url: string;
  readonly ranges: readonly string[];
}

const widest = 120;

/** In as few lines as the formatter takes for them. */
const printRanges = (ranges: readonly string[]): string => {
  const line = `  unicode-range: ${ranges.join(', ')};`;
  if (line.length <= widest) return line;
  const rows = ['  unicode-range:'];
  let row = '   ';
  for (const range of ranges) {
    if (row.length + range.length + 2 > widest) {
      rows.push(row);
      row = '   ';
    }
    row += ` ${range},`;
  }
  return `${[...rows, row].join('\n').slice(0, -1)};`;
};

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The style sheet of the font: if two faces have a letter, a browser uses the later one. */
export const printFontFaces = (
  { family, asWideAsArial }: typeof brand.font,
  faces: readonly Face[],
  { weights, ascent, descent }: CutFont,
): string => {
  const printed = faces.map(
    ({ url, ranges }) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url("${url}") format("woff2");
${printRanges(ranges)}
}
`,
  );
  return `/*
 * Written by \`npm run font\`. The last file holds what nearly every page is written with; a letter that it lacks comes from the whole
 * ones. All say the same weights: only then a browser takes each letter from the file that has it.
 */
${printed.join('\n')}
/* Arial stretched to the measures of the font, so that the swap moves nothing. */
@font-face {
  font-family: "${family} Fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica");
  size-adjust: ${percent(asWideAsArial)};
  ascent-override: ${percent(ascent / asWideAsArial)};
  descent-override: ${percent(descent / asWideAsArial)};
  line-gap-override: 0%;
}
`;
};
