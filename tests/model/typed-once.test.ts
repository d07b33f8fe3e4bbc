import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { model } from '#model/index.ts';

const folder = resolve(import.meta.dirname, '../../model');

/** Texts of sources may be repeated for every fact of that source, and the kind of a row for every field that names one. */
const sources = new Set(['knowledge', 'decision', 'refersTo', 'idOf']);

const isSource = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && sources.has(node.expression.text);

/** What the owner's document says is quoted by every clause that restates a part of it. */
const isQuotation = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'owner' && ts.isStringLiteralLike(node.initializer);

/** A sentence or a name of several words; ids and short words are no facts. */
const isSentence = (text: string): boolean => text.length >= 14 && /\s/.test(text);

interface Typed {
  readonly text: string;
  readonly place: string;
}

const sentencesIn = (file: string, code: string): readonly Typed[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Typed[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node) || isSource(node) || isQuotation(node)) return;
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ text: node.text, place: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const repeated = (typed: readonly Typed[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    [...Map.groupBy(typed, ({ text }) => text)]
      .filter(([, places]) => places.length > 1)
      .map(([text, places]) => [text, places.map(({ place }) => place)]),
  );

/** Rules name their inputs and rows each for itself, and the register quotes the sources in several places. */
const localizedForItself = /^(?:rules|register)\//;

const routeNames = model.routes.flatMap(({ name }) => Object.values(name));
const namesOfTwoRoutes = routeNames.filter((name, index) => routeNames.indexOf(name) !== index);

/** Two facts that are worded alike by chance: one may change and the other stay. */
const alikeByChance = new Set<string>([
  'Human resources', // a position, and the picture of whoever holds it
  'Kursy dla firm', // the landing page, and a key of the calendar
  'Szkolenia dla firm', // a reserved page, and a position
  ...namesOfTwoRoutes, // the page of a course, and the list of all courses of its audience
  'company course in a city', // a kind of page, and a group of routes by which analytics names a form
  'szkolenie firmowe w mieście',
  'register entry', // what a field names, and a row of the register
  'courses in a city',
  'kursy w mieście',
]);

describe('no sentence of the model is typed twice', () => {
  it('in any table of model', () => {
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !localizedForItself.test(file));
    expect(files.length).toBeGreaterThan(50);
    const typed = files.flatMap((file) => sentencesIn(file, readFileSync(resolve(folder, file), 'utf8')));
    expect(typed.length).toBeGreaterThan(200);
    const twice = Object.keys(repeated(typed));
    expect(twice.filter((text) => !alikeByChance.has(text))).toEqual([]);
    expect([...alikeByChance].filter((text) => isSentence(text) && !twice.includes(text))).toEqual([]);
  });

  it('and the test detects one', () => {
    const twice =
      "export const a = { pl: 'cena kursu podstawowego' };\nexport const b = ['cena kursu podstawowego'];\n";
    expect(repeated(sentencesIn('a.ts', twice))).toEqual({ 'cena kursu podstawowego': ['a.ts:1', 'a.ts:2'] });
  });

  it('but one source may state all that follows from it', () => {
    const twice =
      "export const a = decision('C01', 'prices of all courses');\nexport const b = decision('C01', 'prices of all courses');\n";
    expect(repeated(sentencesIn('a.ts', twice))).toEqual({});
  });
});
