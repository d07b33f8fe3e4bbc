import { isUtf8 } from 'node:buffer';
import { problemFromFinding } from '../locate/locate.ts';
import { positionOfOffset } from '../locate/text-position.ts';
import type { Problem } from '../problems/problem.ts';

/**
 * Invisible characters: control characters except tab and line feed, format characters except the zero-width joiner (used in emoji), and
 * line and paragraph separators.
 */
const invisible = /(?![\t\n\u{200d}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Finds the line with the wrong bytes. No multi-byte character of UTF-8 contains the byte 0x0A, so each line can be checked alone. */
const encodingProblem = (file: string, bytes: Buffer): Problem => {
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const quote = Buffer.from(lines[index] ?? '', 'latin1').toString('utf8');
  return problemFromFinding(
    { file, line: index + 1, column: quote.indexOf('\u{fffd}') + 1, quote },
    { code: 'content-encoding', found: 'A byte here is not part of a UTF-8 character.' },
  );
};

const invisibleProblem = (file: string, text: string, offset: number): Problem => {
  const code = (text.codePointAt(offset) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return problemFromFinding(
    { file, ...positionOfOffset(text, offset) },
    { code: 'control-character', found: `This is the invisible character U+${code}.` },
  );
};

/** Checks the encoding of a text file: returns the first mistake or an empty list. `file` is relative to the project. */
export const checkTextEncoding = (file: string, bytes: Buffer): readonly Problem[] => {
  if (!isUtf8(bytes)) return [encodingProblem(file, bytes)];
  const text = bytes
    .toString('utf8')
    .replace(/^\u{feff}/u, '')
    .replaceAll(/\r\n?/g, '\n');
  const offset = text.search(invisible);
  return offset < 0 ? [] : [invisibleProblem(file, text, offset)];
};
