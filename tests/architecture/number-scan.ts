import { ts } from 'ts-morph';
import { parameters } from '#model/rules/parameters.ts';

/**
 * A number of specification section 9 and where it must not stand. Prices and hours mean one thing only, so they are
 * forbidden everywhere; small numbers are forbidden beside words of their subject.
 */
interface Guard {
  readonly parameter: keyof typeof parameters;
  readonly subject: RegExp | 'anywhere';
}

/** Free places as a limit. Places are towns as well, and a term has a number of them, so the word alone does not suffice. */
const freePlaces = /\b(?:free|last|low|few|several) places|places [<>]|[<>].* places|availab|badge/i;

const guards: readonly Guard[] = [
  { parameter: 'kppHours', subject: 'anywhere' },
  { parameter: 'kppPrice', subject: 'anywhere' },
  { parameter: 'kppPromotionalPrice', subject: 'anywhere' },
  { parameter: 'recertificationPrice', subject: 'anywhere' },
  { parameter: 'blsPrice', subject: 'anywhere' },
  { parameter: 'examBankQuestions', subject: 'anywhere' },
  { parameter: 'secondPersonDiscount', subject: /discount|second ?person|price/i },
  { parameter: 'phoneMinimumDigits', subject: /phone/i },
  { parameter: 'peselDigits', subject: /pesel/i },
  { parameter: 'carouselInterval', subject: /carousel|gallery|slide|autoplay/i },
  { parameter: 'galleryInterval', subject: /carousel|gallery|slide|autoplay/i },
  { parameter: 'carouselSlotWidth', subject: /carousel|gallery|slide|slot/i },
  { parameter: 'carouselTransition', subject: /carousel|gallery|slide/i },
  { parameter: 'faqInitiallyShown', subject: /faq/i },
  { parameter: 'termsInitiallyShown', subject: /\bterms?\b|dates/i },
  { parameter: 'lowAvailability', subject: freePlaces },
  { parameter: 'severalPlacesFrom', subject: freePlaces },
  { parameter: 'fewPlacesTo', subject: freePlaces },
  { parameter: 'adultAge', subject: /\bage\b|birth|adult|minor/i },
  { parameter: 'blsMinimumAge', subject: /\bage\b|birth|teenager|minor/i },
  { parameter: 'withdrawalDays', subject: /withdraw|notice/i },
  { parameter: 'recertificationExamQuestions', subject: /exam|question/i },
  { parameter: 'recertificationExamTasks', subject: /exam|task/i },
  { parameter: 'certificateValidityYears', subject: /certificat|expir|validity/i },
  { parameter: 'recertificationWindowMonths', subject: /recertif|expir|validity/i },
];

/** Units that a number may be written in besides its own: grosze as złoty, milliseconds as seconds, percent as a share. */
const smallerUnits: Readonly<Record<string, number>> = { grosze: 100, millisecond: 1000, percent: 100 };

/** The numbers that a parameter may be written as: in its own unit, then in the greater one. */
const spellingsOf = ({ parameter }: Pick<Guard, 'parameter'>): readonly number[] => {
  const { unit, values } = parameters[parameter];
  const factor = smallerUnits[unit];
  return values.flatMap(({ value }) => (factor === undefined ? [value] : [value, value / factor]));
};

interface FoundNumber {
  readonly place: string;
  readonly parameter: string;
}

const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** The declaration, property, attribute or statement that a literal belongs to. */
const unitOf = (node: ts.Node): ts.Node => {
  let unit = node.parent;
  while (
    !ts.isStatement(unit) &&
    !ts.isVariableDeclaration(unit) &&
    !ts.isPropertyAssignment(unit) &&
    !ts.isJsxAttribute(unit) &&
    !ts.isSourceFile(unit)
  )
    unit = unit.parent;
  return unit;
};

/** The names in a unit, camelCase cut into words, and what compares them. */
const wordsOf = (unit: ts.Node): string => {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || comparisons.has(node.kind)) names.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(unit);
  return names.map((name) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(' ');
};

/** `parseInt(text, 10)` and `toString(16)` name a numeral system, not a quantity. */
const isRadix = ({ parent, ...node }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  /parseInt|toString/.test(parent.expression.getText()) &&
  parent.arguments.at(-1)?.pos === node.pos;

const violated = (value: number, context: string): Guard | undefined =>
  guards.find(
    (guard) => spellingsOf(guard).includes(value) && (guard.subject === 'anywhere' || guard.subject.test(context)),
  );

const placeOf = (file: string, node: ts.Node): string =>
  `${file}:${node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

/** The numbers of section 9 that a TypeScript source spells out. The path takes part in the context. */
export const numbersInSource = (file: string, text: string): readonly FoundNumber[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const folders = file.replaceAll(/[/.-]/g, ' ');
  const found: FoundNumber[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNumericLiteral(node) && !isRadix(node)) {
      const guard = violated(Number(node.text), `${folders} ${wordsOf(unitOf(node))}`);
      if (guard !== undefined) found.push({ place: placeOf(file, node), parameter: guard.parameter });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found, ...pricesInTexts(file, source)];
};

/** Texts that spell a price or the hours: they belong to content, which names the parameter. */
const pricesInTexts = (file: string, source: ts.SourceFile): readonly FoundNumber[] => {
  const found: FoundNumber[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      for (const [number] of node.text
        .replaceAll(/(?<=\d)[\s\u00a0](?=\d{3})/g, '')
        .matchAll(/(?<![\d.#-])\d+(?![\d.-])/g)) {
        const guard = guards.find((one) => one.subject === 'anywhere' && spellingsOf(one).includes(Number(number)));
        if (guard !== undefined) found.push({ place: placeOf(file, node), parameter: guard.parameter });
      }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const cssSpellings: Readonly<Record<string, readonly RegExp[]>> = {
  carouselInterval: [/\b5s\b/, /\b5000ms\b/],
  carouselSlotWidth: [/(?<![\d.])80%/, /(?<![\d.])80cqi\b/],
  carouselTransition: [/(?<![\d.])0?\.3s\b/, /\b300ms\b/],
};

/** The numbers of section 9 in style rules of a carousel or gallery. */
export const numbersInStyles = (file: string, text: string): readonly FoundNumber[] =>
  [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    if (!/carousel|gallery|slide/i.test(selector)) return [];
    return Object.entries(cssSpellings)
      .filter(([, spellings]) => spellings.some((spelling) => spelling.test(body)))
      .map(([parameter]) => ({ place: `${file} ${selector.trim()}`, parameter }));
  });
