import { wasPageJustReloaded } from '../../lib/api/was-reloaded.ts';

/** The storage key of typed texts during a reload. */
export const typedKey = 'typed';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A sensitive field has no name; the booking keeps its own answers. */
const controls = 'form:not(.step-form) :is(input, select, textarea)[name][id]:not([type=hidden])';

const typedValue = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

const keepTyped = (): void => {
  const typed = [...document.querySelectorAll<Control>(controls)].map((control) => [control.id, typedValue(control)]);
  try {
    sessionStorage.setItem(typedKey, JSON.stringify([location.href, typed]));
  } catch {
    // Storage is blocked; the page comes back empty.
  }
};

/** Whether the page that a visitor gets now starts with another script than this one has. */
const isReleased = async (): Promise<boolean> => {
  const own = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch(location.href, { cache: 'no-store' });
  return answer.ok && own != null && !(await answer.text()).includes(own);
};

const reload = (): void => {
  keepTyped();
  location.reload();
};

/** Reloads the page and keeps what is typed, when a chunk is missing because of a new release, or when a visitor asks for it. */
export const reloadAfterRelease = (): void => {
  addEventListener('pageoutdated', reload);
  addEventListener('partmissing', () => {
    if (wasPageJustReloaded()) return;
    isReleased().then(
      (released) => {
        if (released) reload();
      },
      () => undefined,
    );
  });
};
