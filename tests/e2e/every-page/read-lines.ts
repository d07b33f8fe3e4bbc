interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** An ancestor of a line that does not let its content run over. */
interface Frame extends Box {
  readonly overflowX: string;
  readonly overflowY: string;
}

/** A line of text as it stands in the window; its box is the middle of the letters. */
export interface Line extends Box {
  readonly text: string;
  readonly frames: readonly Frame[];
  /** Numbers of the elements around it, the nearest first. */
  readonly around: readonly number[];
}

/** Runs in the page: every visible line of text. */
export const readLines = (): Line[] => {
  const numbers = new Map<Element, number>();
  const numberOf = (element: Element): number => {
    const known = numbers.get(element) ?? numbers.size;
    numbers.set(element, known);
    return known;
  };
  const ancestorsOf = (element: Element | null): Element[] =>
    element === null || element === document.body ? [] : [element, ...ancestorsOf(element.parentElement)];
  const isHidden = (element: Element): boolean =>
    element.matches('.skip-link') || getComputedStyle(element).clipPath === 'inset(50%)';
  const frameOf = (element: Element): Frame[] => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return overflowX === 'visible' ? [] : [{ overflowX, overflowY, left, right, top, bottom }];
  };
  const linesOf = (node: Node): Line[] => {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (words === '' || parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true)
      return [];
    const ancestors = ancestorsOf(parent);
    if (ancestors.some(isHidden)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ left, right, top, bottom, height }) => ({
        text: words.slice(0, 60),
        left,
        right,
        top: top + height * 0.3,
        bottom: bottom - height * 0.3,
        frames: ancestors.flatMap(frameOf),
        around: ancestors.map(numberOf),
      }));
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode() !== null) lines.push(...linesOf(walker.currentNode));
  return lines;
};
