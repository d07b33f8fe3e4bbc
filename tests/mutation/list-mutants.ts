import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ts } from 'ts-morph';

/** One fault put into a module: the text from `start` to `end` is replaced. */
export interface CodeMutant {
  readonly line: number;
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

export const mutatedText = (source: string, { start, end, replacement }: CodeMutant): string =>
  source.slice(0, start) + replacement + source.slice(end);

const never = () => false;
const silent = () => undefined;
const quietLogger = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

const mutantAt = (
  tree: ts.SourceFile,
  span: { readonly start: number; readonly end: number },
  change: { readonly mutator: string; readonly replacement: string },
): CodeMutant => {
  const { line, character } = tree.getLineAndCharacterOfPosition(span.start);
  return { line: line + 1, column: character + 1, ...span, ...change, original: tree.text.slice(span.start, span.end) };
};

/** The comparison or sum in which a number stands, so that a fault can be read without its line. */
const expressionAround = (literal: ts.NumericLiteral): ts.Node =>
  ts.isBinaryExpression(literal.parent) ? literal.parent : literal;

const numberMutantsAt = (tree: ts.SourceFile, literal: ts.NumericLiteral): readonly CodeMutant[] => {
  const around = expressionAround(literal);
  const [start, end] = [around.getStart(tree), around.getEnd()];
  const value = Number(literal.text.replaceAll('_', ''));
  return [value - 1, value + 1].map((other) => {
    const before = tree.text.slice(start, literal.getStart(tree));
    const after = tree.text.slice(literal.getEnd(), end);
    const replacement = `${before}${other < 0 ? `(${other})` : other}${after}`;
    return mutantAt(tree, { start, end }, { mutator: 'NumberLiteral', replacement });
  });
};

/** Stryker leaves numbers alone; here a limit, a weight or a length of a month is one less and one more. */
const numberMutants = (tree: ts.SourceFile): readonly CodeMutant[] => {
  const found: CodeMutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isNumericLiteral(node)) found.push(...numberMutantsAt(tree, node));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

const strykerMutants = async (name: string, tree: ts.SourceFile): Promise<readonly CodeMutant[]> => {
  const { mutants } = await new Instrumenter(quietLogger).instrument([{ name, content: tree.text, mutate: true }], {
    plugins: [],
    ignorers: [],
    excludedMutations: [],
  });
  const position = ({ line, column }: { line: number; column: number }) =>
    tree.getPositionOfLineAndCharacter(line, column);
  return mutants.map(({ location, mutatorName, replacement }) =>
    mutantAt(
      tree,
      { start: position(location.start), end: position(location.end) },
      { mutator: mutatorName, replacement },
    ),
  );
};

/** Every fault of Stryker's mutators and of numbers in a TypeScript module, in the order of the text. */
export const listMutants = async (name: string, source: string): Promise<readonly CodeMutant[]> => {
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const mutants = [...(await strykerMutants(name, tree)), ...numberMutants(tree)];
  return mutants.toSorted((a, b) => a.start - b.start || a.end - b.end);
};
