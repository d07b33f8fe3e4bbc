/** Thrown where the page cannot be changed in place. */
export class NeedsReload extends Error {}

export interface Patch {
  /** The page as it was printed before, and as it is printed now. */
  readonly before: Element;
  readonly after: Element;
  /** The same element of the open page, which code may have changed since. */
  readonly live: Element;
  /** Whether code that runs in the browser has been renewed by itself. */
  readonly hot: boolean;
}

const isHydrated = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));

/** Scripts that hold data; others have run. */
const isData = (script: Element): boolean => /json/.test(script.getAttribute('type') ?? '');

const awake = '[data-enhance], #app';

const patchAttributes = ({ before, after, live }: Patch): void => {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (before.getAttribute(name) === value) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
};

const replaceChildren = ({ before, after, live, hot: _ }: Patch): void => {
  const isTouched = live.childNodes.length !== before.childNodes.length;
  const holdsCode = [live, after].some((part) => part.querySelector(`script, [data-island], ${awake}`) !== null);
  if (isTouched || holdsCode) throw new NeedsReload();
  live.replaceChildren(...[...after.childNodes].map((node) => document.importNode(node, true)));
};

const patchChildren = (patch: Patch): void => {
  const [befores, afters, lives] = [patch.before, patch.after, patch.live].map((part) => [...part.childNodes]);
  const isAlike =
    befores?.length === afters?.length &&
    befores?.length === lives?.length &&
    befores?.every((node, at) => node.nodeName === afters?.[at]?.nodeName && node.nodeName === lives?.[at]?.nodeName);
  if (!isAlike) {
    replaceChildren(patch);
    return;
  }
  befores?.forEach((before, at) => {
    const [after, live] = [afters?.[at], lives?.[at]];
    if (after === undefined || live === undefined || before.isEqualNode(after)) return;
    if (before instanceof Element && after instanceof Element && live instanceof Element)
      patchElement({ before, after, live, hot: patch.hot });
    else live.nodeValue = after.nodeValue;
  });
};

/** Brings what differs between two printed pages into the open one. */
export const patchElement = (patch: Patch): void => {
  const { before, after, live, hot } = patch;
  if (before.tagName === 'NOSCRIPT' || before.isEqualNode(after)) return;
  if (isHydrated(live)) {
    if (hot) return;
    throw new NeedsReload();
  }
  if (live.matches(awake)) throw new NeedsReload();
  if (before.tagName === 'SCRIPT') {
    if (!isData(live) || isHydrated(live.previousElementSibling)) throw new NeedsReload();
    live.textContent = after.textContent;
    return;
  }
  patchAttributes(patch);
  patchChildren(patch);
};

const inHead = 'title, meta, link:not([rel="stylesheet"]), script[type*="json"]';

/** Vite keeps styles and scripts of its own in the head; what the site prints there is alike in number and order, or else reloaded. */
export const patchHead = ({ before, after, live, hot }: Patch): void => {
  const [befores, afters, lives] = [before, after, live].map((head) => [...head.querySelectorAll(inHead)]);
  if (befores?.length !== afters?.length || befores?.length !== lives?.length) throw new NeedsReload();
  befores?.forEach((one, at) => {
    const [next, open] = [afters?.[at], lives?.[at]];
    if (next !== undefined && open !== undefined) patchElement({ before: one, after: next, live: open, hot });
  });
};
