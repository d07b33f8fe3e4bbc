const id = 'dev-problems';

const panelStyle =
  'position:fixed;inset:0;z-index:2147483647;overflow:auto;margin:0;padding:2rem;background:#1b1b1be6;color:#fff;' +
  'font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';

/** Shows what is wrong, in the words of the terminal, above the page; nothing where nothing is wrong. */
export const showProblems = (texts: readonly string[]): void => {
  document.getElementById(id)?.remove();
  if (texts.length === 0) return;
  const panel = document.createElement('div');
  panel.id = id;
  panel.setAttribute('role', 'alert');
  panel.style.cssText = panelStyle;
  panel.textContent = texts.join('\n\n');
  panel.addEventListener('click', () => panel.remove());
  document.documentElement.append(panel);
};
