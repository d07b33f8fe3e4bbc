import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { compareText } from '../compare-text.ts';
import type { Evidence } from './loaded.ts';
import { siteImports } from './site-imports.ts';

const rulesFolder = /^#generated\/rules\/([a-z0-9-]+)\.ts$/;
const figuresFile = 'tests/mutation/figures.json';

/** The source files below a folder, relative to the root, in byte order. */
const sourceFiles = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .toSorted(compareText)
    : [];

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

const callsIn = (file: string, text: string): Evidence['calls'] => {
  if (!text.includes('#generated/rules/')) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const rule = rulesFolder.exec(statement.moduleSpecifier.text)?.[1];
    const names = rule === 'parameters' ? parametersRead(source) : importedValues(statement.importClause);
    return rule === undefined || names.length === 0 ? [] : [{ file, rule, names }];
  });
};

const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]/g)].map(([, name = '']) => name))].toSorted(
    compareText,
  );

const isTestOfRules = (file: string): boolean => /^tests\/(?!generator\/|architecture\/).+\.test\.tsx?$/.test(file);

/** Who calls which rule, which rules have an oracle, and the figures of the last mutation run; empty where a folder is missing. */
export const loadEvidence = (root: string): Evidence => {
  const files = [...sourceFiles(root, 'src'), ...sourceFiles(root, 'tests')];
  const figures = join(root, figuresFile);
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  return {
    calls: sources.flatMap(({ file, text }) => callsIn(file, text)),
    imports: siteImports(sources),
    named: sources.filter(({ file }) => isTestOfRules(file)).map(({ file, text }) => ({ file, names: namesIn(text) })),
    oracles: files.flatMap((file) => /^tests\/oracles\/([a-z0-9-]+)\.ts$/.exec(file)?.[1] ?? []),
    mutation: existsSync(figures) ? JSON.parse(readFileSync(figures, 'utf8')) : null,
  };
};
