const longestLine = 75;

/**
 * Text as a property value of iCalendar.
 * @see RFC 5545, 3.3.11
 */
export const escapeCalendarText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const octetsOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x1_00_00 ? 3 : 4;
};

/** Breaks a line after at most 75 octets, never inside a character; a continued line begins with a space. */
const foldLine = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    if (octets + octetsOf(letter) > longestLine) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += octetsOf(letter);
  }
  return [...parts, part].join('\r\n');
};

/** Content lines as a file. */
export const foldContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');
