import type { Page } from '@playwright/test';

/** Targets of a page, and those that a finger cannot hit within 44 pixels each way. */
export interface Targets {
  readonly all: number;
  readonly small: readonly string[];
}

/** Runs in the page: what hits a target within a square around its middle. Links within a sentence have the height of its lines. */
const readTargets = (side: number): Targets => {
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)' &&
    element.closest('.skip-link, [inert]') === null;
  /** Letters around the link that belong to the same line of text. */
  const isInSentence = (element: Element): boolean => {
    const block = element.parentElement;
    if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline' || block === null) return false;
    return (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 2;
  };
  const labelOf = (element: Element): Element | null =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? (element.labels?.[0] ?? null) : null;
  const small: string[] = [];
  const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((element) => !(element instanceof HTMLInputElement && element.type === 'hidden'))
    .filter(isVisible)
    .filter((element) => !isInSentence(element));
  let all = 0;
  for (const target of targets) {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const label = labelOf(target);
    const hits = (x: number, y: number): boolean => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (target.contains(at) || label?.contains(at) === true);
    };
    const [x, y] = [left + width / 2, top + height / 2];
    if (!hits(x, y)) continue;
    all += 1;
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      while (far < side && hits(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const [wide, high] = [reach(1, 0) + reach(-1, 0) + 1, reach(0, 1) + reach(0, -1) + 1];
    if (wide < side || high < side) {
      const name = (target.innerText || target.ariaLabel || target.id).trim().slice(0, 30);
      small.push(
        `${target.localName}.${target.className} in .${target.parentElement?.closest('[class]')?.className} “${name}” ${wide} × ${high}`,
      );
    }
  }
  window.scrollTo(0, 0);
  return { all, small };
};

/** The side that WCAG 2.5.5 asks for. */
const side = 44;

export const findSmall = (page: Page): Promise<Targets> => page.evaluate(readTargets, side);
