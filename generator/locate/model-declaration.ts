import { type ExportDeclaration, type Expression, Node, type SourceFile } from 'ts-morph';
import { resolveImportedSource } from './model-source.ts';

/** What a name refers to: the value that it was declared with, or a whole source for `import * as`. */
export type Declared = Expression | SourceFile;

const initialiserOf = (source: SourceFile, name: string): Expression | undefined =>
  source.getVariableDeclaration(name)?.getInitializer();

const throughReExport = (source: SourceFile, name: string, declaration: ExportDeclaration): Declared | undefined => {
  const specifier = declaration.getModuleSpecifierValue();
  const target = specifier === undefined ? undefined : resolveImportedSource(source, specifier);
  const binding = declaration
    .getNamedExports()
    .find((one) => (one.getAliasNode() ?? one.getNameNode()).getText() === name);
  if (binding === undefined) {
    const all = declaration.isNamespaceExport() && declaration.getNamespaceExport() === undefined;
    return all && target !== undefined ? findExportedValue(target, name) : undefined;
  }
  if (specifier === undefined) return findValueOfName(source, binding.getName());
  return target === undefined ? undefined : findExportedValue(target, binding.getName());
};

/** The value of an exported name; re-exports are followed. */
export const findExportedValue = (source: SourceFile, name: string): Declared | undefined => {
  const own = initialiserOf(source, name);
  if (own !== undefined) return own;
  for (const declaration of source.getExportDeclarations()) {
    const found = throughReExport(source, name, declaration);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The value of a name used in a source: declared there at top level, or imported from another source of the model. */
export const findValueOfName = (source: SourceFile, name: string): Declared | undefined => {
  const own = initialiserOf(source, name);
  if (own !== undefined) return own;
  for (const declaration of source.getImportDeclarations()) {
    const isNamespace = declaration.getNamespaceImport()?.getText() === name;
    const isDefault = declaration.getDefaultImport()?.getText() === name;
    const binding = declaration
      .getNamedImports()
      .find((one) => (one.getAliasNode() ?? one.getNameNode()).getText() === name);
    if (!isNamespace && !isDefault && binding === undefined) continue;
    const target = resolveImportedSource(source, declaration.getModuleSpecifierValue());
    if (target === undefined) continue;
    if (isNamespace) return target;
    return binding === undefined ? jsonRoot(target) : findExportedValue(target, binding.getName());
  }
  return undefined;
};

/** The value of a JSON source, which is parsed as one expression statement. */
const jsonRoot = (source: SourceFile): Expression | undefined => {
  const statement = source.getStatements()[0];
  return Node.isExpressionStatement(statement) ? statement.getExpression() : undefined;
};
