/** TypeScript text that is printed as it is inside a literal, e.g. a name or a call. */
export type Code = { readonly [codeTag]: string };

const codeTag: unique symbol = Symbol('code');

export const rawCode = (text: string): Code => ({ [codeTag]: text });

const isCode = (value: object): value is Code => codeTag in value;

const lineWidth = 120;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeCharacter = (character: string): string =>
  escapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A string literal as Biome formats it: in single quotes, unless double quotes need fewer escapes. Invisible characters are escaped. */
export const printStringLiteral = (text: string): string => {
  const escaped = text.replace(/[\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, escapeCharacter);
  const singles = escaped.split("'").length;
  const doubles = escaped.split('"').length;
  return singles > doubles ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`;
};

const keyText = (key: string): string => {
  if (key === '__proto__') return "['__proto__']";
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/.test(key) ? key : printStringLiteral(key);
};

const numberText = (value: number): string => {
  if (!Number.isFinite(value)) throw new TypeError(`The number ${value} cannot be printed as a literal.`);
  return Object.is(value, -0) ? '-0' : `${value}`;
};

const scalarText = (value: unknown): string => {
  if (typeof value === 'string') return printStringLiteral(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'boolean' || value === null || value === undefined) return `${value}`;
  throw new TypeError(`A ${typeof value} cannot be printed as a literal.`);
};

/** The opening, parts and closing of a list or object; properties that are `undefined` are left out, as in JSON. */
type Parts = {
  readonly open: string;
  readonly close: string;
  readonly parts: readonly { key: string; value: unknown }[];
};

const literalParts = (value: object): Parts => {
  if (Array.isArray(value))
    return { open: '[', close: ']', parts: value.map((one: unknown) => ({ key: '', value: one })) };
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return { open: '{', close: '}', parts: entries.map(([key, one]) => ({ key: `${keyText(key)}: `, value: one })) };
};

/** The value on one line; undefined if it is longer than `room`. */
const inlineText = (value: unknown, room: number): string | undefined => {
  if (typeof value !== 'object' || value === null) return withinRoom(scalarText(value), room);
  if (isCode(value)) return withinRoom(value[codeTag], room);
  const { open, close, parts } = literalParts(value);
  const pad = open === '{' && parts.length > 0 ? ' ' : '';
  let text = `${open}${pad}`;
  for (const [index, part] of parts.entries()) {
    const inner = inlineText(part.value, room - text.length - part.key.length);
    if (inner === undefined) return undefined;
    text += `${index === 0 ? '' : ', '}${part.key}${inner}`;
    if (text.length > room) return undefined;
  }
  return withinRoom(`${text}${pad}${close}`, room);
};

const withinRoom = (text: string, room: number): string | undefined =>
  text.length <= room && !text.includes('\n') ? text : undefined;

const printValue = (value: unknown, indent: string, before: number): string => {
  const inline = inlineText(value, lineWidth - indent.length - before);
  if (inline !== undefined) return inline;
  if (typeof value !== 'object' || value === null) return scalarText(value);
  if (isCode(value)) return value[codeTag].replaceAll('\n', `\n${indent}`);
  const { open, close, parts } = literalParts(value);
  const inner = `${indent}  `;
  const lines = parts.map((part) => `${inner}${part.key}${printValue(part.value, inner, part.key.length + 1)},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
};

/**
 * Plain data as a TypeScript literal, in the order of its entries: on one line if it fits, else one entry a line. Throws for values that
 * have no literal (functions, NaN).
 */
export const printLiteral = (value: unknown): string => printValue(value, '', 0);
