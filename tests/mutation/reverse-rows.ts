import { ts } from 'ts-morph';

/** A row for null alone: those after it rely on it, and do not test for null again. */
const isNullRow = ({ expression }: ts.IfStatement): boolean =>
  ts.isBinaryExpression(expression) &&
  ts.isIdentifier(expression.left) &&
  expression.right.kind === ts.SyntaxKind.NullKeyword;

/** The rows of a function that stand one after the other: conditions that return. */
const rowRuns = (statements: readonly ts.Statement[]): readonly (readonly ts.Statement[])[] => {
  const runs: ts.Statement[][] = [[]];
  for (const statement of statements) {
    const isRow = ts.isIfStatement(statement) && ts.isReturnStatement(statement.thenStatement) && !isNullRow(statement);
    if (isRow) runs.at(-1)?.push(statement);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
};

/**
 * A module with the rows of each function from the last to the first; a row for null alone keeps its place. Rows of a table exclude each other, so that a function
 * emitted from it answers the same in both orders; a condition that takes in a neighbour's case does not.
 */
export const reverseRows = (source: string): string => {
  const tree = ts.createSourceFile('rows.ts', source, ts.ScriptTarget.Latest, true);
  const replaced: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || ts.isCaseClause(node))
      for (const run of rowRuns([...node.statements]))
        for (const [index, row] of run.entries())
          replaced.push({
            start: row.getStart(tree),
            end: row.getEnd(),
            text: run.at(-1 - index)?.getText(tree) ?? '',
          });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return replaced
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: row }) => text.slice(0, start) + row + text.slice(end), source);
};
