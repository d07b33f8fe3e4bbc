import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod';

const pythons = ['/usr/bin/python3', 'python3'];

/** A Python with fontTools, the only tool that joins the parts of a variable font and drops code points; null if there is none. */
export const findFontTools = (): string | null =>
  pythons.find((python) => spawnSync(python, ['-c', 'import fontTools, brotli']).status === 0) ?? null;

/** The Debian packages of fontTools. */
export const fontToolsPackages: readonly string[] = ['python3-fonttools', 'python3-brotli'];

export interface Cut {
  /** Files of the font; the first has the plain letters. */
  readonly parts: readonly string[];
  readonly letters: string;
  readonly heaviest: number;
  readonly into: string;
}

const cutFontSchema = z.strictObject({
  letters: z.string(),
  /** The letters of each part. */
  parts: z.array(z.string()),
  weights: z.tuple([z.int(), z.int()]),
  /** Shares of an em. */
  ascent: z.number(),
  descent: z.number(),
});
export type CutFont = z.infer<typeof cutFontSchema>;

/** Writes a font with some letters of another one. */
export const subsetFont = (cut: Cut): CutFont => {
  const python = findFontTools();
  if (python === null)
    throw new Error(
      `No Python with fontTools is here, which cuts the font. Install Debian’s packages ${fontToolsPackages.join(' and ')}, or \`pip install fonttools brotli\`.`,
    );
  const { status, stdout, stderr } = spawnSync(python, [join(import.meta.dirname, 'subset-font.py')], {
    input: JSON.stringify(cut),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The font could not be cut:\n${stderr}`);
  return cutFontSchema.parse(JSON.parse(stdout));
};
