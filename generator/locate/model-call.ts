import { type ArrowFunction, type CallExpression, type Expression, Node } from 'ts-morph';
import { findValueOfName } from './model-declaration.ts';

/** An argument of a call, and the path inside the argument to the wanted value. */
export type ArgumentPath = { readonly argument: Expression; readonly path: readonly string[] };

const calledFunction = (call: CallExpression): ArrowFunction | undefined => {
  const callee = call.getExpression();
  const declared = Node.isIdentifier(callee) ? findValueOfName(call.getSourceFile(), callee.getText()) : undefined;
  return Node.isArrowFunction(declared) ? declared : undefined;
};

/** The object literal that an arrow function returns directly, without statements. */
export const returnedObject = (body: Node): Node =>
  Node.isParenthesizedExpression(body) || Node.isAsExpression(body) || Node.isSatisfiesExpression(body)
    ? returnedObject(body.getExpression())
    : body;

/** The argument that an expression in the function's body represents: `id`, `path.from`, `path.to ?? null`. */
const argumentOf = (value: Node | undefined, call: CallExpression, callee: ArrowFunction): ArgumentPath | undefined => {
  if (Node.isBinaryExpression(value)) return argumentOf(value.getLeft(), call, callee);
  if (Node.isPropertyAccessExpression(value)) {
    const owner = argumentOf(value.getExpression(), call, callee);
    return owner === undefined ? undefined : { ...owner, path: [...owner.path, value.getName()] };
  }
  if (!Node.isIdentifier(value)) return undefined;
  const index = callee
    .getParameters()
    .findIndex((parameter) => parameter.getName() === value.getText() && !parameter.isRestParameter());
  const argument = call.getArguments()[index];
  return Node.isExpression(argument) ? { argument, path: [] } : undefined;
};

/**
 * The arguments that may contain a property of the result of a small constructor such as `row('full', cells, 'none')`, the likeliest first.
 */
export const findArgumentsOfProperty = (call: CallExpression, key: string): ArgumentPath[] => {
  const callee = calledFunction(call);
  const body = callee === undefined ? undefined : returnedObject(callee.getBody());
  if (callee === undefined || !Node.isObjectLiteralExpression(body)) return [];
  return body
    .getProperties()
    .toReversed()
    .flatMap((property): ArgumentPath[] => {
      const isSpread = Node.isSpreadAssignment(property);
      if (!isSpread && property.getName() !== key) return [];
      const value = Node.isShorthandPropertyAssignment(property) ? property.getNameNode() : undefined;
      const written = isSpread
        ? property.getExpression()
        : Node.isPropertyAssignment(property)
          ? property.getInitializer()
          : value;
      const found = argumentOf(written, call, callee);
      return found === undefined ? [] : [isSpread ? { ...found, path: [...found.path, key] } : found];
    });
};

/** Whether a property of the result is the list of all arguments, as in `clause('4.20', '4.21')`. */
export const isListOfAllArguments = (call: CallExpression, key: string): boolean => {
  const callee = calledFunction(call);
  const body = callee === undefined ? undefined : returnedObject(callee.getBody());
  const [parameter] = callee?.getParameters() ?? [];
  if (parameter?.isRestParameter() !== true || !Node.isObjectLiteralExpression(body)) return false;
  const property = body.getProperty(key);
  return Node.isShorthandPropertyAssignment(property) && property.getName() === parameter.getName();
};

/** The argument at an index, if the function collects its arguments in a list. */
export const restArgumentAt = (call: CallExpression, index: number): Expression | undefined => {
  const [parameter] = calledFunction(call)?.getParameters() ?? [];
  const argument = parameter?.isRestParameter() === true ? call.getArguments()[index] : undefined;
  return Node.isExpression(argument) ? argument : undefined;
};
