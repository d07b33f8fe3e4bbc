import type { Page } from '@playwright/test';
import { type AxeResult, askAxe } from './ask-axe.ts';
import { findFaint } from './find-faint.ts';

/** Every rule of axe but those that it has given up. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice', 'experimental'];

/** What axe marks for review, with the result: rules and their elements. */
const answered: readonly { readonly rule: string; readonly about: RegExp; readonly answer: string }[] = [
  {
    rule: 'hidden-content',
    about: /./,
    answer: 'what is hidden is looked at in the state that shows it: widget-states.full.spec.ts',
  },
  { rule: 'p-as-heading', about: /class="offer-price"/, answer: 'a price in large letters names no section' },
  {
    rule: 'heading-order',
    about: /./,
    answer: 'axe loses headings of what is drawn meanwhile; html-validate judges the order on every page',
  },
];

const withoutAnswered = (result: AxeResult): AxeResult => ({
  ...result,
  nodes: result.nodes.filter(({ html }) => !answered.some(({ rule, about }) => rule === result.id && about.test(html))),
});

/** The contrast of level AAA, of which a page has a share instead of all. */
const enhanced = 'color-contrast-enhanced';

const sentenceOf = ({ id, nodes }: AxeResult): string =>
  `${id} (${nodes.length}): ${nodes
    .slice(0, 3)
    .map(({ html }) => html.slice(0, 160))
    .join(' | ')}`;

const selectorsOf = (results: readonly AxeResult[], rule: string): readonly string[] =>
  results.filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes.map(({ target }) => target));

/** Runs in the page: the part of its visible letters that are not of these elements. */
const shareWithout = (selectors: readonly string[]): number => {
  const lettersOf = (element: Element | null): number =>
    [...(element?.childNodes ?? [])]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .reduce((sum, { textContent }) => sum + (textContent ?? '').trim().length, 0);
  const visible = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const all = visible.reduce((sum, element) => sum + lettersOf(element), 0);
  return 1 - selectors.reduce((sum, selector) => sum + lettersOf(document.querySelector(selector)), 0) / all;
};

export interface Inspection {
  /** One sentence per rule, with its first places. */
  readonly barriers: readonly string[];
  /** The part of the letters whose contrast is that of level AAA. */
  readonly strong: number;
}

/** What axe finds in a page as it stands, and what it leaves open where pixels do not close it. */
const inspect = async (page: Page, without: readonly string[]) => {
  const { violations, incomplete } = await askAxe(page, tags, without);
  const faint = await findFaint(page, selectorsOf(incomplete, 'color-contrast'));
  const open = incomplete
    .filter(({ id }) => !/^color-contrast/.test(id))
    .map(withoutAnswered)
    .filter(({ nodes }) => nodes.length > 0);
  const barriers = [
    ...violations.filter(({ id }) => id !== enhanced).map(sentenceOf),
    ...open.map((result) => `to be reviewed: ${sentenceOf(result)}`),
    ...faint,
  ];
  return { barriers, violations };
};

/** What axe finds in a page as it stands, and how much of its text is easy to read. */
export const inspectPage = async (page: Page): Promise<Inspection> => {
  const { barriers, violations } = await inspect(page, []);
  return { barriers, strong: await page.evaluate(shareWithout, selectorsOf(violations, enhanced)) };
};

/** What axe finds in a page as it stands. */
export const findBarriers = async (page: Page): Promise<readonly string[]> =>
  (await inspect(page, [enhanced])).barriers;
