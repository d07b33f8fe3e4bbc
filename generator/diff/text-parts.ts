import { parse } from 'yaml';

const notes = /^#.*$/gm;

const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null || value === undefined
    ? []
    : [
        String(value)
          .trim()
          .replaceAll(/\s*\n\s*/g, ' '),
      ];
};

const linesOf = (text: string): readonly string[] =>
  text
    .replaceAll(notes, '')
    .split('\n')
    .map((line) => line.trim());

/** The texts of a file of messages without their names; of one that cannot be read, its lines. */
const messagesOf = (text: string): readonly string[] => {
  try {
    return leavesOf(parse(text));
  } catch {
    return linesOf(text);
  }
};

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n(?:[ \t]*\n)+/).map((part) => part.trim().replaceAll(/\s*\n\s*/g, ' '));

const header = /^---\n(?<fields>[\s\S]*?)\n---\n/;

/** What a person reads in a file of texts, part by part: messages, fields of the header, paragraphs. */
export const textParts = (path: string, text: string): readonly string[] => {
  if (path.endsWith('.yaml')) return messagesOf(text).filter((part) => part !== '');
  const fields = header.exec(text)?.groups?.fields;
  return [...(fields === undefined ? [] : messagesOf(fields)), ...paragraphsOf(text.replace(header, ''))].filter(
    (part) => part !== '',
  );
};

const field = (name: string, fields: string): string | undefined =>
  new RegExp(`^${name}: *(?<words>.+)$`, 'm').exec(fields)?.groups?.words?.replaceAll(/^['"]|['"]$/g, '');

/** What a text is called: the heading, title or subject in its header. */
export const textTitle = (text: string): string | undefined => {
  const fields = header.exec(text)?.groups?.fields ?? '';
  return field('heading', fields) ?? field('title', fields) ?? field('subject', fields);
};
