import { ts } from 'ts-morph';
import { baseDomain, rangeOf } from '#generator/rules/meaning/region.ts';
import { scopeOfRule } from '#generator/rules/meaning/rule-parameters.ts';
import type { Rule } from '#model/rules/language.ts';

/** Names of rules that code also uses for other things: a position, the kind of a union, a fault's code. */
const commonNames = new Set(['at', 'index', 'last', 'kind', 'language', 'number', 'rest', 'total', 'value', 'code']);

const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** What code must not compare with a literal: quantities of the rules, and words that only a rule has. */
export interface Guarded {
  readonly quantities: ReadonlySet<string>;
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The inputs and derived facts of the rules by name. */
export const guardedNames = (rules: readonly Rule[]): Guarded => {
  const quantities = new Set<string>();
  const words = new Map<string, ReadonlySet<string>>();
  for (const rule of rules)
    for (const [name, domain] of Object.entries(scopeOfRule(rule))) {
      const base = baseDomain(domain);
      if (commonNames.has(name)) continue;
      if (rangeOf(base) !== null) quantities.add(name);
      if (base.kind === 'oneOf') words.set(name, new Set([...(words.get(name) ?? []), ...Object.keys(base.values)]));
    }
  return { quantities, words };
};

const lastName = (node: ts.Node): string | null => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : null;
};

const isNumber = (node: ts.Node): boolean =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

const readsParameter = (node: ts.Node): boolean => /^parameters\.\w+$/.test(node.getText());

const decides = (one: ts.Node, other: ts.Node, { quantities, words }: Guarded): boolean => {
  if (readsParameter(other)) return true;
  const name = lastName(one);
  if (name === null) return false;
  if (isNumber(other)) return quantities.has(name);
  return ts.isStringLiteral(other) && words.get(name)?.has(other.text) === true;
};

/** The comparisons of a source in which code decides what a rule decides: a quantity or a word of a rule against a bound. */
export const decisionsByHand = (file: string, text: string, guarded: Guarded): readonly string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      comparisons.has(node.operatorToken.kind) &&
      (decides(node.left, node.right, guarded) || decides(node.right, node.left, guarded))
    )
      found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
