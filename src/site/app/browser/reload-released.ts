/** Milliseconds within which a page is not reloaded a second time. */
const pause = 30_000;

/** The storage key of typed texts during a reload. */
export const typedKey = 'typed';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A sensitive field has no name; the booking keeps its own answers. */
const controls = 'form:not(.step-form) :is(input, select, textarea)[name][id]:not([type=hidden])';

const heldBy = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

const keepTyped = (): void => {
  const typed = [...document.querySelectorAll<Control>(controls)].map((control) => [control.id, heldBy(control)]);
  try {
    sessionStorage.setItem(typedKey, JSON.stringify([location.href, typed]));
  } catch {
    // Storage is blocked; the page comes back empty.
  }
};

const wasReloaded = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && Reflect.get(visit, 'type') === 'reload' && performance.now() < pause;
};

/** Whether the page that a visitor gets now starts with another script than this one has. */
const isReleased = async (): Promise<boolean> => {
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch(location.href, { cache: 'no-store' });
  return answer.ok && own != null && !(await answer.text()).includes(own);
};

/** Reloads the page and keeps what is typed, when a chunk is missing because of a new release. */
export const reloadWhenReleased = (): void =>
  addEventListener('partmissing', () => {
    if (wasReloaded()) return;
    isReleased().then(
      (released) => {
        if (!released) return;
        keepTyped();
        location.reload();
      },
      () => undefined,
    );
  });
