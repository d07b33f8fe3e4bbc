/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it a text again. */
const isFormula = /^[=+\-@\t\r]/;

const cellText = (text: string): string => {
  const neutral = isFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(neutral) ? `"${neutral.replaceAll('"', '""')}"` : neutral;
};

/** A table as CSV (RFC 4180) with the mark of UTF-8. */
export const printTable = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;
