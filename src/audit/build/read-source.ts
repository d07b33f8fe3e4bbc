import { ts } from 'ts-morph';

/** Facts of one file that its syntax states, without a guess. */
export interface Source {
  readonly file: string;
  /** Specifiers of modules from which it imports values; types do not count. */
  readonly imports: readonly string[];
  /** Names of values that it imports, as the other module calls them. */
  readonly importedNames: readonly string[];
  /** Names of constants that it exports. */
  readonly exportedNames: readonly string[];
  /** Islands that it places: `<Island name="dates" …>`. */
  readonly placed: readonly string[];
  /** Specifiers of modules that it loads by name: `dates: () => import('…')`. */
  readonly lazy: Readonly<Record<string, string>>;
  /** Rules whose table it evaluates: `decide('course-choice', …)`. */
  readonly questions: readonly string[];
  /** Properties of `parameters` that it reads. */
  readonly parameters: readonly string[];
  /** Every quoted word. */
  readonly words: readonly string[];
  /** Components that its tables list by page: `course: CoursePage`, `booking: async () => (await import('…')).BookingPage`. */
  readonly shown: readonly { readonly page: string; readonly component: string }[];
  /** Clauses and decisions that its tests cover: `it('…', covers('C25'), …)`. */
  readonly claims: readonly Claimed[];
}

/** A clause or a decision, and the title of a test that fails where the product departs from it. */
export interface Claimed {
  readonly claim: string;
  readonly test: string;
}

const textOf = (node: ts.Node | undefined): string[] =>
  node !== undefined && ts.isStringLiteralLike(node) ? [node.text] : [];

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

const takesValues = (clause: ts.ImportClause | undefined): boolean => {
  if (clause === undefined) return true;
  const { namedBindings } = clause;
  if (clause.isTypeOnly) return false;
  if (namedBindings === undefined || !ts.isNamedImports(namedBindings)) return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
};

const isImportCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

const importsIn = (node: ts.Node): string[] => {
  if (ts.isImportDeclaration(node)) return takesValues(node.importClause) ? textOf(node.moduleSpecifier) : [];
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? [] : textOf(node.moduleSpecifier);
  return isImportCall(node) ? textOf(node.arguments[0]) : [];
};

const importedNamesIn = (node: ts.Node): string[] =>
  ts.isImportSpecifier(node) && !node.isTypeOnly ? [(node.propertyName ?? node.name).text] : [];

const exportedNamesIn = (node: ts.Node): string[] => {
  if (!ts.isVariableStatement(node)) return [];
  const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  return isExported ? node.declarationList.declarations.map(({ name }) => name.getText()) : [];
};

const placedIn = (node: ts.Node): string[] => {
  if (!ts.isJsxSelfClosingElement(node) || !isNamed(node.tagName, 'Island')) return [];
  return node.attributes.properties.flatMap((one) =>
    ts.isJsxAttribute(one) && one.name.getText() === 'name' ? textOf(one.initializer) : [],
  );
};

const lazyIn = (node: ts.Node): (readonly [string, string])[] =>
  ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer) && isImportCall(node.initializer.body)
    ? textOf(node.initializer.body.arguments[0]).map((specifier) => [node.name.getText(), specifier] as const)
    : [];

/** The name that an expression ends with: `CoursePage`, `(await import('…')).CoursePage`, `async () => ….CoursePage`. */
const lastName = (node: ts.Node): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isArrowFunction(node) ? lastName(node.body) : undefined;
};

const shownIn = (node: ts.Node): Source['shown'] => {
  if (!ts.isPropertyAssignment(node)) return [];
  const last = lastName(node.initializer);
  const component = last !== undefined && /^[A-Z][A-Za-z]*Page$/.test(last) ? last : undefined;
  return component === undefined ? [] : [{ page: node.name.getText().replaceAll("'", ''), component }];
};

const questionsIn = (node: ts.Node): string[] => {
  if (!ts.isCallExpression(node)) return [];
  return lastName(node.expression) === 'decide' ? textOf(node.arguments[0]) : [];
};

const parametersIn = (node: ts.Node): string[] =>
  ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'parameters') ? [node.name.text] : [];

const isSkipped = (test: ts.CallExpression): boolean => /\.(?:skip|todo|fixme)\b/.test(test.expression.getText());

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** The title of the test that has the tags, as it is typed: of the row of a table, of the test, or of the tests around it. */
const titleAbove = ({ parent }: ts.Node): string => {
  if (ts.isSourceFile(parent)) return '';
  const texts = ts.isObjectLiteralExpression(parent)
    ? parent.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : [])).filter(isText)
    : [];
  const named = ts.isCallExpression(parent) ? parent.arguments.slice(0, 1) : [];
  const title = [...texts, ...named.filter((one) => isText(one) || ts.isIdentifier(one))][0];
  if (title === undefined) return titleAbove(parent);
  return ts.isIdentifier(title) ? '…' : title.getText().replace(/^['"`]|['"`]$/g, '');
};

const claimsIn = (node: ts.Node): Claimed[] => {
  if (!ts.isCallExpression(node) || !isNamed(node.expression, 'covers')) return [];
  if (ts.isCallExpression(node.parent) && isSkipped(node.parent)) return [];
  return node.arguments.flatMap(textOf).map((claim) => ({ claim, test: titleAbove(node) }));
};

const parsing = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone } as const;

export const readSource = (file: string, text: string): Source => {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, parsing, true));
  return {
    file,
    imports: nodes.flatMap(importsIn),
    importedNames: nodes.flatMap(importedNamesIn),
    exportedNames: nodes.flatMap(exportedNamesIn),
    placed: nodes.flatMap(placedIn),
    lazy: Object.fromEntries(nodes.flatMap(lazyIn)),
    shown: nodes.flatMap(shownIn),
    questions: nodes.flatMap(questionsIn),
    parameters: nodes.flatMap(parametersIn),
    words: nodes.flatMap(textOf),
    claims: nodes.flatMap(claimsIn),
  };
};
