import type { Page } from '@playwright/test';

/** Puts every text into `<font>`, as translations of browsers do, now and whenever another one comes; the words stay, so that they can be looked for. */
const translatePage = (): void => {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    node.parentElement !== null &&
    node.parentElement.closest('script, style, noscript, textarea, option, title, font') === null;
  const translate = (text: Text): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const textsIn = (root: Node): Text[] => {
    if (isText(root)) return [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (isText(node)) found.push(node);
    return found;
  };
  const begin = (): void => {
    textsIn(document.body).forEach(translate);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) textsIn(node).forEach(translate);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
};

/** From this moment on the page is translated. */
export const translateNow = (page: Page): Promise<void> => page.evaluate(translatePage);

/** Every page that is opened is translated before it is hydrated. */
export const translateAlways = (page: Page): Promise<unknown> => page.addInitScript(translatePage);

/** Puts an element of its own beside every control, as password managers do, before the page is hydrated and whenever a control comes. */
const addNodes = (): void => {
  const add = (): void => {
    for (const control of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      if (control.nextElementSibling?.hasAttribute('data-foreign')) continue;
      const icon = document.createElement('span');
      icon.dataset.foreign = '';
      control.after(icon);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const foreign = document.createElement('div');
    foreign.dataset.foreign = '';
    document.body.append(foreign);
    add();
    new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
  });
};

/** Every page that is opened contains elements of somebody else. */
export const addNodesAlways = (page: Page): Promise<unknown> => page.addInitScript(addNodes);

/** Sets values as extensions do that send no events. */
export const fillSilently = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((filled) => {
    for (const [id, value] of Object.entries(filled)) {
      const control = document.getElementById(id);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
        throw new Error(`The page has no field ${id}.`);
      control.value = value;
    }
  }, values);
