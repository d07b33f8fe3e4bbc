import { type Document, isAlias, isNode, LineCounter, type Node, parseDocument, visit, type YAMLError } from 'yaml';
import { findMergeConflicts } from '../locate/conflict-markers.ts';
import { positionInContentFile, problemFromFinding } from '../locate/locate.ts';
import { findReservedKeys } from '../locate/reserved-keys.ts';
import { positionOfOffset } from '../locate/text-position.ts';
import type { Problem } from '../problems/problem.ts';
import type { ContentFile } from '../sources/loaded.ts';
import { checkTextEncoding } from './text-bytes.ts';

export type ReadContentFile = { readonly file: ContentFile; readonly problems: readonly Problem[] };

const frontMatter = /^---\n([\s\S]*?)(?:^---(?:\n|$))/m;

/** The first sentence of the parser's message, without the source lines that the message quotes. */
const sentenceOf = (error: YAMLError): string => `${error.message.split(/ at line \d|\n/)[0]?.replace(/\.$/, '')}.`;

type YamlPart = { readonly path: string; readonly text: string; readonly yaml: string; readonly offset: number };

interface Mark {
  readonly mark: string;
  readonly name: string;
  readonly offset: number;
}

const positionOf = (node: Node): Omit<Mark, 'offset'> | undefined => {
  if (isAlias(node)) return { mark: `*${node.source}`, name: 'an alias' };
  if (node.anchor !== undefined) return { mark: `&${node.anchor}`, name: 'an anchor' };
  return node.tag === undefined ? undefined : { mark: '!', name: 'a tag' };
};

/** YAML aliases, anchors and tags are refused: in content they are texts without quotes, and YAML would drop a word of them. */
const marksIn = (document: Document, yaml: string): readonly Mark[] => {
  const found: Mark[] = [];
  visit(document, (_, node) => {
    const mark = isNode(node) ? positionOf(node) : undefined;
    if (isNode(node) && mark !== undefined)
      found.push({ ...mark, offset: yaml.lastIndexOf(mark.mark, node.range?.[0] ?? 0) });
  });
  return found;
};

/**
 * After the first grammar mistake the parser only guesses, so later ones are dropped; duplicate names before it are mistakes of their own.
 */
const firstOf = (errors: readonly YAMLError[]): readonly YAMLError[] => {
  const twice = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  return first === undefined ? twice : [...twice.filter(({ pos }) => pos[0] < first.pos[0]), first];
};

const parseYaml = ({ path, text, yaml, offset }: YamlPart): { value: unknown; problems: Problem[] } => {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { uniqueKeys: true, lineCounter, prettyErrors: true, version: '1.2' });
  const problems = firstOf([...document.errors, ...document.warnings]).map((error) =>
    problemFromFinding(
      { file: `content/${path}`, ...positionOfOffset(text, offset + error.pos[0]) },
      { code: error.code === 'DUPLICATE_KEY' ? 'content-duplicate-key' : 'content-syntax', found: sentenceOf(error) },
    ),
  );
  for (const { mark, name, offset: at } of problems.length > 0 ? [] : marksIn(document, yaml)) {
    const found = `“${mark}” is ${name} of YAML. Put a text that begins with “${mark.slice(0, 1)}” between quotation marks.`;
    problems.push(
      problemFromFinding(
        { file: `content/${path}`, ...positionOfOffset(text, offset + at) },
        { code: 'content-syntax', found },
      ),
    );
  }
  return { value: problems.length > 0 ? null : document.toJS(), problems };
};

const splitMarkdown = (path: string, text: string): { file: ContentFile; problems: Problem[] } => {
  const match = text.startsWith('---\n') ? frontMatter.exec(text) : null;
  const bodyOffset = match?.[0].length ?? 0;
  const { value, problems } = parseYaml({ path, text, yaml: match?.[1] ?? '', offset: 4 });
  if (match === null && text.startsWith('---\n'))
    problems.push(
      problemFromFinding(
        { file: `content/${path}`, line: 1, column: 1, quote: '---' },
        { code: 'content-syntax', found: 'The front matter has no closing line “---”.' },
      ),
    );
  const bodyLine = text.slice(0, bodyOffset).split('\n').length;
  return {
    file: { path, kind: 'markdown', text, value, body: text.slice(bodyOffset), bodyOffset, bodyLine },
    problems,
  };
};

/** Decodes, normalises and parses one text file of content/; the value is null if there is a problem. */
export const readContentFile = (path: string, bytes: Buffer): ReadContentFile => {
  const text = bytes
    .toString('utf8')
    .replace(/^\u{feff}/u, '')
    .replace(/\r\n?/g, '\n');
  const empty: ContentFile = { path, kind: 'yaml', text, value: null, body: '', bodyOffset: 0, bodyLine: 1 };
  const unreadable = checkTextEncoding(`content/${path}`, bytes);
  if (unreadable.length > 0) return { file: empty, problems: unreadable };
  const conflicts = findMergeConflicts(`content/${path}`, text);
  if (conflicts.length > 0) return { file: empty, problems: conflicts };
  if (path.endsWith('.md')) return withReservedKeys(splitMarkdown(path, text));
  const { value, problems } = parseYaml({ path, text, yaml: text, offset: 0 });
  return withReservedKeys({ file: { ...empty, value }, problems });
};

const withReservedKeys = ({ file, problems }: ReadContentFile): ReadContentFile => ({
  file,
  problems: [
    ...problems,
    ...findReservedKeys(file.value).map((path) =>
      problemFromFinding(positionInContentFile(file, { path }), {
        code: 'reserved-key',
        found: `The name “${path.at(-1) ?? ''}” is reserved by JavaScript.`,
      }),
    ),
  ],
});
