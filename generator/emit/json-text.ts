/** The longest line: a row of a table may be wider than code. */
const width = 180;

const isInner = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The printed members of a list or of an object. */
const membersOf = (value: object, indent: string): readonly string[] =>
  Array.isArray(value)
    ? value.map((one) => print(one, indent))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${JSON.stringify(key)}: ${print(one, indent)}`);

const print = (value: unknown, indent = ''): string => {
  if (!isInner(value)) return JSON.stringify(value) ?? 'null';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const members = membersOf(value, `${indent}  `);
  if (members.length === 0) return `${open}${close}`;
  const line = `${open} ${members.join(', ')} ${close}`;
  const isRow = Object.values(value).every((one) => !isInner(one)) && indent.length + line.length <= width;
  return isRow ? line : `${open}\n${indent}  ${members.join(`,\n${indent}  `)}\n${indent}${close}`;
};

/** JSON with one line for each member; a row of plain values is on one line if it fits. */
export const formatJson = (value: unknown): string => `${print(value)}\n`;

/** JSON on one line, for files that no person reviews. */
export const formatCompactJson = (value: unknown): string => JSON.stringify(value);

/** `courses-count` becomes `coursesCount`. */
export const toCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `courses-count` becomes `CoursesCount`. */
export const toPascalCase = (name: string): string =>
  toCamelCase(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
