import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Project, SyntaxKind } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { parameters } from '#model/rules/parameters.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Prices and counts that mean nothing else in program text. */
const telling = new Set<number>(
  [
    parameters.kppHours,
    parameters.kppPrice,
    parameters.kppPromotionalPrice,
    parameters.recertificationPrice,
    parameters.blsPrice,
    parameters.examBankQuestions,
  ].flatMap(({ unit, values }) => values.flatMap(({ value }) => (unit === 'grosze' ? [value, value / 100] : [value]))),
);

/** Timings of the moving parts of a page. */
const timings = new Set<number>(
  [parameters.carouselInterval, parameters.carouselTransition, parameters.galleryInterval].flatMap(({ values }) =>
    values.map(({ value }) => value),
  ),
);

/** Equal numbers that mean something else. */
const otherMeanings = new Set(['firstBackOff = 300']);

/** Numbers that are too small to tell by themselves: they count only as a limit that something is compared with. */
const limits = new Set<number>(
  [
    parameters.phoneMinimumDigits,
    parameters.peselDigits,
    parameters.termsInitiallyShown,
    parameters.faqInitiallyShown,
    parameters.adultAge,
    parameters.blsMinimumAge,
    parameters.fewPlacesTo,
    parameters.severalPlacesFrom,
    parameters.withdrawalDays,
  ].flatMap(({ values }) => values.map(({ value }) => value)),
);

const comparisons = new Set([
  SyntaxKind.LessThanToken,
  SyntaxKind.LessThanEqualsToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.GreaterThanEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
]);

const sourceFiles = (): string[] =>
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join('src', name))
    .toSorted();

/** Places in a program text where a number of the business stands as a literal. */
const businessNumbers = (file: string, text: string): string[] => {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const source = project.createSourceFile(file, text);
  return source.getDescendantsOfKind(SyntaxKind.NumericLiteral).flatMap((literal) => {
    const value = literal.getLiteralValue();
    const parent = literal.getParent();
    const isLimit =
      parent.isKind(SyntaxKind.BinaryExpression) &&
      comparisons.has(parent.getOperatorToken().getKind()) &&
      limits.has(value);
    const isTiming = file.startsWith('src/site/') && timings.has(value) && !otherMeanings.has(parent.getText());
    return isLimit || isTiming || telling.has(value)
      ? [`${file}:${literal.getStartLineNumber()} ${parent.getText().slice(0, 60)}`]
      : [];
  });
};

describe('the numbers of the business', () => {
  it('are found where they stand as literals', () => {
    const text = 'const shown = count > 10;\nconst price = 169_000;\nconst pad = [3, 10];\nif (age >= 18) stop();';
    expect(businessNumbers('example.ts', text)).toEqual([
      'example.ts:1 count > 10',
      'example.ts:2 price = 169_000',
      'example.ts:4 age >= 18',
    ]);
  });

  it('are timings in the site only', () => {
    expect(businessNumbers('src/site/example.ts', 'wait(5000);')).toHaveLength(1);
    expect(businessNumbers('src/backend/example.ts', 'wait(5000);')).toEqual([]);
  });

  it('stand nowhere in src: they come from the generated parameters', () => {
    const files = sourceFiles();
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => businessNumbers(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});
