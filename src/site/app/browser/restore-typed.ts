import { setControlValue } from '../../lib/forms/typed-values.ts';
import { typedKey } from './reload-released.ts';

/** Milliseconds to wait for a form that is rendered later. */
const timeout = 20_000;

/** Restores what was typed before a reload, each text as soon as its field exists. */
export const restoreTypedTexts = (): void => {
  const [href, typed]: [string, [id: string, value: string | boolean][]] = JSON.parse(
    sessionStorage.getItem(typedKey) ?? '["",[]]',
  );
  sessionStorage.removeItem(typedKey);
  if (href !== location.href) return;
  const missing = new Map(typed.filter(([, value]) => value !== '' && value !== false));
  const restore = (): void => {
    for (const [id, value] of missing) if (setControlValue(document.getElementById(id), value)) missing.delete(id);
    if (missing.size === 0) watching.disconnect();
  };
  const watching = new MutationObserver(restore);
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), timeout);
  restore();
};
