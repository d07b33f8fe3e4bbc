import {
  type ArrayLiteralExpression,
  type CallExpression,
  type Expression,
  Node,
  type ObjectLiteralExpression,
  type Project,
  type SourceFile,
} from 'ts-morph';
import type { ValuePath } from '../problems/finding.ts';
import { findArgumentsOfProperty, isListOfAllArguments, restArgumentAt, returnedObject } from './model-call.ts';
import { type Declared, findExportedValue, findValueOfName } from './model-declaration.ts';

/** The most steps to follow: in a broken model values may refer to each other in a cycle, and no valid chain is this long. */
const maxDepth = 64;

const isSource = (declared: Declared): declared is SourceFile => Node.isSourceFile(declared);

/** The argument of a call such as `defineCity({ … })`: a literal given to a call is taken for the value that the call returns. */
const argumentOf = (call: CallExpression, depth: number): Expression | undefined => {
  const first = call.getArguments()[0];
  if (first === undefined || !Node.isExpression(first) || Node.isIdentifier(first)) return undefined;
  const literal = literalOf(first, depth + 1);
  return !isSource(literal) && (Node.isObjectLiteralExpression(literal) || Node.isArrayLiteralExpression(literal))
    ? literal
    : undefined;
};

/** The list before `.map`: `rows.map(toCity)` has one element for each element of `rows`. */
const mappedList = (call: CallExpression): Expression | undefined => {
  const callee = call.getExpression();
  return Node.isPropertyAccessExpression(callee) && ['map', 'toSorted', 'slice'].includes(callee.getName())
    ? callee.getExpression()
    : undefined;
};

/** `ids.map((id) => ({ id, path: … }))` writes every row itself, unless it spreads an element into it. */
const rowOfCallback = (call: CallExpression): Expression | undefined => {
  const [callback] = call.getArguments();
  const row = Node.isArrowFunction(callback) ? returnedObject(callback.getBody()) : undefined;
  return Node.isObjectLiteralExpression(row) && !row.getProperties().some(Node.isSpreadAssignment) ? row : undefined;
};

/** Follows names, property accesses and wrappers to the expression in which the value is written. */
const literalOf = (node: Declared, depth = 0): Declared => {
  if (isSource(node) || depth > maxDepth) return node;
  if (
    Node.isParenthesizedExpression(node) ||
    Node.isAsExpression(node) ||
    Node.isSatisfiesExpression(node) ||
    Node.isTypeAssertion(node) ||
    Node.isNonNullExpression(node)
  )
    return literalOf(node.getExpression(), depth + 1);
  if (Node.isIdentifier(node)) return literalOr(node, findValueOfName(node.getSourceFile(), node.getText()), depth);
  if (Node.isPropertyAccessExpression(node))
    return literalOr(node, childOf(literalOf(node.getExpression(), depth + 1), node.getName(), depth), depth);
  if (Node.isElementAccessExpression(node)) {
    const key = node.getArgumentExpression();
    if (Node.isStringLiteral(key) || Node.isNoSubstitutionTemplateLiteral(key) || Node.isNumericLiteral(key))
      return literalOr(node, childOf(literalOf(node.getExpression(), depth + 1), key.getLiteralValue(), depth), depth);
  }
  return node;
};

const literalOr = (node: Expression, declared: Declared | undefined, depth: number): Declared =>
  declared === undefined ? node : literalOf(declared, depth + 1);

const propertyName = (property: Node): string | undefined => {
  if (!Node.isPropertyNamed(property) && !Node.isShorthandPropertyAssignment(property)) return undefined;
  const name = property.getNameNode();
  const spelled = Node.isComputedPropertyName(name) ? name.getExpression() : name;
  if (Node.isStringLiteral(spelled) || Node.isNoSubstitutionTemplateLiteral(spelled) || Node.isNumericLiteral(spelled))
    return `${spelled.getLiteralValue()}`;
  if (!Node.isComputedPropertyName(name)) return name.getText();
  const literal = literalOf(name.getExpression());
  return !isSource(literal) && Node.isStringLiteral(literal) ? literal.getLiteralValue() : undefined;
};

const propertyOf = (literal: ObjectLiteralExpression, key: string, depth: number): Declared | undefined => {
  for (const property of literal.getProperties().toReversed()) {
    if (Node.isSpreadAssignment(property)) {
      const spread = childOf(literalOf(property.getExpression(), depth + 1), key, depth + 1);
      if (spread !== undefined) return spread;
    } else if (propertyName(property) === key) {
      if (Node.isPropertyAssignment(property)) return property.getInitializer();
      if (Node.isShorthandPropertyAssignment(property)) return property.getNameNode();
    }
  }
  return undefined;
};

/** The elements in order. A spread of unknown length gives undefined, and the positions after it are unknown. */
const elementsOf = (list: Declared, depth: number): (Expression | undefined)[] => {
  if (isSource(list) || depth > maxDepth) return [undefined];
  if (Node.isArrayLiteralExpression(list)) return listElements(list, depth);
  if (!Node.isCallExpression(list)) return [undefined];
  const mapped = mappedList(list);
  const inner = mapped ?? argumentOf(list, depth);
  if (inner === undefined) return [undefined];
  const elements = elementsOf(literalOf(inner, depth + 1), depth + 1);
  const row = mapped === undefined ? undefined : rowOfCallback(list);
  return row === undefined ? elements : elements.map(() => row);
};

const listElements = (list: ArrayLiteralExpression, depth: number): (Expression | undefined)[] =>
  list
    .getElements()
    .flatMap((element) =>
      Node.isSpreadElement(element) ? elementsOf(literalOf(element.getExpression(), depth + 1), depth + 1) : [element],
    );

const elementAt = (list: Declared, index: number, depth: number): Expression | undefined => {
  const elements = elementsOf(list, depth);
  const unknownFrom = elements.indexOf(undefined);
  return unknownFrom !== -1 && unknownFrom <= index ? undefined : elements[index];
};

/** The value one step down a path; undefined if the source does not spell it out. */
const childOf = (node: Declared, key: string | number, depth: number): Declared | undefined => {
  if (depth > maxDepth) return undefined;
  if (isSource(node)) return findExportedValue(node, `${key}`);
  if (Node.isObjectLiteralExpression(node)) return propertyOf(node, `${key}`, depth);
  const index = Number(key);
  if (Node.isArrayLiteralExpression(node)) return Number.isInteger(index) ? elementAt(node, index, depth) : undefined;
  if (!Node.isCallExpression(node)) return undefined;
  if (mappedList(node) !== undefined) return Number.isInteger(index) ? elementAt(node, index, depth) : undefined;
  if (isListOfAllArguments(node, `${key}`)) return node;
  return (Number.isInteger(index) ? restArgumentAt(node, index) : undefined) ?? throughArguments(node, `${key}`, depth);
};

const throughArguments = (call: CallExpression, key: string, depth: number): Declared | undefined => {
  for (const { argument, path } of findArgumentsOfProperty(call, key)) {
    const found = path.reduce<Declared | undefined>(
      (node, step) => (node === undefined ? undefined : childOf(literalOf(node, depth + 1), step, depth + 1)),
      argument,
    );
    if (found !== undefined) return found;
  }
  const argument = argumentOf(call, depth);
  return argument === undefined ? undefined : childOf(argument, key, depth + 1);
};

/** The expression at `path` in the exported const `model`, or the deepest one on the way to it. */
export const locateValueInModel = (project: Project, indexPath: string, path: ValuePath): Node | undefined => {
  const index = project.addSourceFileAtPathIfExists(indexPath);
  const start = index === undefined ? undefined : findExportedValue(index, 'model');
  if (start === undefined) return index;
  let node = literalOf(start);
  for (const key of path) {
    const child = childOf(node, key, 0);
    if (child === undefined) break;
    node = literalOf(child);
  }
  return node;
};
