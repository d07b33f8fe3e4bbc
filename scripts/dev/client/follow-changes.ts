import { showProblems } from './overlay.ts';
import { NeedsReload, patchElement, patchHead } from './patch-page.ts';

const placeKey = 'dev-place';
const root = document.documentElement;

/** The page as the server has printed it last; this runs before any other code of the page. */
let printed: Element = document.importNode(root, true);
let asked = 0;

const reload = (): void => {
  sessionStorage.setItem(placeKey, `${scrollY}`);
  location.reload();
};

const restorePlace = (): void => {
  const place = sessionStorage.getItem(placeKey);
  sessionStorage.removeItem(placeKey);
  if (place !== null) scrollTo({ top: Number(place), behavior: 'instant' });
};

const patch = (after: Element, hot: boolean): void => {
  const [head, body] = ['head', 'body'].map((name) => ({
    before: printed.querySelector(name),
    after: after.querySelector(name),
    live: root.querySelector(name),
  }));
  if (!head?.before || !head.after || !head.live || !body?.before || !body.after || !body.live) throw new NeedsReload();
  patchHead({ before: head.before, after: head.after, live: head.live, hot });
  patchElement({ before: body.before, after: body.after, live: body.live, hot });
};

/** Asks for the page as it is printed now, and changes what differs. */
const followChange = async ({ hot, reload: mustReload }: { hot: boolean; reload: boolean }): Promise<void> => {
  asked += 1;
  const turn = asked;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const after = new DOMParser().parseFromString(await answer.text(), 'text/html').documentElement;
  if (turn !== asked || answer.status === 500) return;
  if ('broken' in root.dataset || mustReload) return reload();
  try {
    patch(after, hot);
    printed = after;
    dispatchEvent(new Event('dev:followed'));
  } catch (error) {
    if (!(error instanceof NeedsReload)) throw error;
    reload();
  }
};

addEventListener('load', restorePlace, { once: true });
import.meta.hot?.on('site:problems', showProblems);
import.meta.hot?.on('site:changed', followChange);
