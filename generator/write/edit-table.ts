import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArrayLiteralExpression, type Project, type SourceFile, SyntaxKind } from 'ts-morph';
import { readModelSource } from '../locate/model-source.ts';

/** A file of the model that rows are added to or changed in by a command. */
export interface EditedTable {
  readonly project: Project;
  readonly source: SourceFile;
  readonly rows: ArrayLiteralExpression;
}

const arrayIn = (source: SourceFile, name: string): ArrayLiteralExpression | undefined => {
  const value = source.getVariableDeclaration(name)?.getInitializer();
  return (
    value?.asKind(SyntaxKind.ArrayLiteralExpression) ??
    value?.getFirstDescendantByKind(SyntaxKind.ArrayLiteralExpression)
  );
};

/** The table of a name in a file below model/. */
export const openTable = (root: string, file: string, name: string): EditedTable => {
  const project = readModelSource(root);
  const source = project.getSourceFileOrThrow(join(root, 'model', file));
  const rows = arrayIn(source, name);
  if (rows === undefined) throw new Error(`model/${file} has no table “${name}”.`);
  return { project, source, rows };
};

/** A value as the model writes it: single quotes, names without them. */
export const literalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literalText).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${/^[a-zA-Z]\w*$/.test(name) ? name : `'${name}'`}: ${literalText(inner)}`)
      .join(', ')} }`;
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'undefined';
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

/** Adds a row at the end, on lines of its own. */
export const addRow = ({ rows }: EditedTable, text: string): void => {
  rows.addElement(text, { useNewLines: true });
};

export const saveTable = ({ source }: EditedTable): void => {
  writeFileSync(source.getFilePath(), source.getFullText());
};
