import { ts } from 'ts-morph';
import type { Evidence } from './loaded.ts';
import type { SourceText } from './source-text.ts';

interface FoundCall {
  readonly rule: string;
  readonly name: string;
  readonly node: ts.CallExpression;
}

const parsed = ({ file, text }: SourceText): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const nodesOf = (source: ts.SourceFile): readonly ts.Node[] => {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return nodes;
};

const calledName = ({ expression }: ts.CallExpression): string | null => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
};

/** The declaration at the top of the file that a node stands in. */
const ownerOf = (node: ts.Node): string | null => {
  let name: string | null = null;
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (ts.isVariableDeclaration(at) && ts.isIdentifier(at.name)) name = at.name.text;
  return name;
};

/** The property that takes the value of a node. */
const propertyOf = (node: ts.Node): string | null => {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) if (ts.isPropertyAssignment(at)) return at.name.getText();
  return null;
};

/** `decide('some-rule', …)`, wherever `decide` comes from. */
const questionsIn = (source: SourceText): readonly FoundCall[] =>
  source.text.includes("decide('")
    ? nodesOf(parsed(source)).flatMap((node) => {
        if (!ts.isCallExpression(node) || calledName(node) !== 'decide') return [];
        const [rule] = node.arguments;
        const name = ownerOf(node);
        return rule !== undefined && ts.isStringLiteral(rule) && name !== null ? [{ rule: rule.text, name, node }] : [];
      })
    : [];

const callsOf = (names: ReadonlyMap<string, string>, source: SourceText): readonly FoundCall[] =>
  [...names.keys()].some((name) => source.text.includes(name))
    ? nodesOf(parsed(source)).flatMap((node) => {
        const name = ts.isCallExpression(node) ? calledName(node) : null;
        const rule = name === null ? undefined : names.get(name);
        return ts.isCallExpression(node) && name !== null && rule !== undefined ? [{ rule, name, node }] : [];
      })
    : [];

/** Whether a source reads a property, by its name or by taking it apart. */
const reads = (source: SourceText, property: string): boolean =>
  new RegExp(`\\b${property}\\b`).test(source.text) &&
  nodesOf(parsed(source)).some(
    (node) =>
      (ts.isPropertyAccessExpression(node) && node.name.text === property) ||
      (ts.isBindingElement(node) && (node.propertyName ?? node.name).getText() === property),
  );

const pathOf = (value: ts.Expression): string | null => {
  if (ts.isStringLiteralLike(value)) return value.text;
  if (!ts.isTemplateExpression(value)) return null;
  const parts = [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)];
  return parts.join('*').replaceAll(/\*+/g, '*');
};

/** The files that an emitter names; what it only knows while it runs is a star. */
const writtenPaths = (source: SourceText): readonly string[] => [
  ...new Set(
    nodesOf(parsed(source)).flatMap((node) =>
      ts.isPropertyAssignment(node) && node.name.getText() === 'path' ? (pathOf(node.initializer) ?? []) : [],
    ),
  ),
];

const isPlanner = ({ file }: SourceText): boolean => /^generator\/(?:plan|validate)\//.test(file);
const isEmitter = ({ file }: SourceText): boolean => file.startsWith('generator/emit/');
const isScript = ({ file }: SourceText): boolean => file.startsWith('scripts/');
const isSite = ({ file }: SourceText): boolean => file.startsWith('src/site/');

/**
 * Rules that are asked while pages are planned or built: by which function, under which property the answer is kept, who
 * reads that property, and what an emitter that reads it writes.
 */
export const keptAnswers = (
  sources: readonly SourceText[],
  calls: Evidence['calls'],
): Pick<Evidence, 'asked' | 'kept'> => {
  const planners = sources.filter(isPlanner);
  const questions = planners.flatMap(questionsIn);
  const askers = new Map(questions.map(({ name, rule }) => [name, rule]));
  const fromScripts = calls.filter(({ file, rule }) => file.startsWith('scripts/') && rule !== 'parameters');
  const taken = [
    ...planners.flatMap((source) => callsOf(askers, source)),
    ...fromScripts.flatMap(({ file, rule, names }) =>
      sources
        .filter((source) => source.file === file)
        .flatMap((source) => callsOf(new Map(names.map((name) => [name, rule])), source)),
    ),
  ];
  const asked = [...questions, ...taken.filter(({ node }) => node.getSourceFile().fileName.startsWith('generator/'))];
  const properties = new Map(
    taken.flatMap(({ rule, node }) => {
      const property = propertyOf(node);
      return property === null ? [] : [[`${rule} ${property}`, { rule, property }] as const];
    }),
  );
  return {
    asked: [
      ...new Map(
        asked.map(({ rule, name, node }) => {
          const file = node.getSourceFile().fileName;
          return [`${rule} ${file} ${name}`, { rule, file, name }] as const;
        }),
      ).values(),
    ],
    kept: [...properties.values()].map(({ rule, property }) => ({
      rule,
      property,
      readers: sources
        .filter(
          (source) =>
            (isPlanner(source) || isEmitter(source) || isScript(source) || isSite(source)) && reads(source, property),
        )
        .map((source) => ({ file: source.file, writes: isEmitter(source) ? writtenPaths(source) : [] })),
    })),
  };
};
