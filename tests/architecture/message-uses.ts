import { type Symbol as Declared, type Expression, Node, type Project, SyntaxKind, type Type } from 'ts-morph';

const texts = /\/generated\/i18n\/(?:messages\.ts|pl\.json)$/;

/** Where a name of a text is declared: `ContactMessages.title` or the same key of a dictionary; null for any other name. */
const textOf = (name: Declared | undefined): string | null => {
  const declaration = name?.getDeclarations().find((one) => texts.test(one.getSourceFile().getFilePath()));
  if (declaration === undefined) return null;
  const owner = declaration.getFirstAncestor(
    (one) => Node.isInterfaceDeclaration(one) || Node.isPropertyAssignment(one),
  );
  const space = Node.isInterfaceDeclaration(owner)
    ? owner.getName()
    : Node.isPropertyAssignment(owner)
      ? owner.getName().replaceAll('"', '')
      : '';
  return `${space}.${name?.getName()}`;
};

/** The words that a value of the type may be. */
export const literalsOf = (type: Type): readonly string[] =>
  (type.isUnion() ? type.getUnionTypes() : [type]).flatMap((one) => one.getLiteralValue()?.toString() ?? []);

/** Every text that `owner[index]` may mean. */
const indexed = (owner: Expression, index: Expression | undefined): readonly (string | null)[] =>
  index === undefined ? [] : literalsOf(index.getType()).map((name) => textOf(owner.getType().getProperty(name)));

/** The texts that code names, by a property, by a computed one or by taking it out of its namespace. `keys` are the names of all. */
export const messageUses = (project: Project, keys: ReadonlySet<string>): ReadonlySet<string> => {
  const found = new Set<string | null>();
  const isKey = (node: { readonly getText: () => string }): boolean => keys.has(node.getText());
  for (const file of project.getSourceFiles().filter((one) => /\/src\//.test(one.getFilePath()))) {
    const named = file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression).map((node) => node.getNameNode());
    for (const name of named.filter(isKey)) found.add(textOf(name.getSymbol()));
    for (const node of file.getDescendantsOfKind(SyntaxKind.ElementAccessExpression))
      for (const text of indexed(node.getExpression(), node.getArgumentExpression())) found.add(text);
    const taken = file
      .getDescendantsOfKind(SyntaxKind.BindingElement)
      .map((node) => node.getPropertyNameNode() ?? node.getNameNode());
    for (const name of taken.filter(isKey)) {
      const owner = name.getFirstAncestorByKind(SyntaxKind.ObjectBindingPattern);
      found.add(textOf(owner?.getType().getProperty(name.getText())));
    }
  }
  return new Set([...found].filter((text) => text !== null));
};
