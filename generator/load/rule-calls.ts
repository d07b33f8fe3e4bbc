import { ts } from 'ts-morph';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Evidence } from './loaded.ts';
import type { SourceText } from './source-text.ts';

const rulesFolder = /^#generated\/rules\/([a-z0-9-]+)\.ts$/;

/** The values that an import declaration takes; types alone are no use of a rule. */
const importedValues = (clause: ts.ImportClause | undefined): readonly string[] => {
  const bindings = clause?.namedBindings;
  if (clause === undefined || clause.isTypeOnly || bindings === undefined || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
};

/** The names read off the table of parameters. */
const parametersRead = (source: ts.SourceFile): readonly string[] => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'parameters'
    )
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names].toSorted(compareText);
};

/** What a file takes of the modules of rules. */
export const ruleCalls = ({ file, text }: SourceText): Evidence['calls'] => {
  if (!text.includes('#generated/rules/')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const rule = rulesFolder.exec(statement.moduleSpecifier.text)?.[1];
    const names = rule === 'parameters' ? parametersRead(source) : importedValues(statement.importClause);
    return rule === undefined || names.length === 0 ? [] : [{ file, rule, names }];
  });
};
