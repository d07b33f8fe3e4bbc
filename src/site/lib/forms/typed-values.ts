type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls to watch. A field with suggestions is filled by its own code, which would take the event for typing. */
const filled = ':is(input, select, textarea):not([type=hidden], [role=combobox])';

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const typedValue = (control: Control): string => (isTicked(control) ? String(control.checked) : control.value);

/** The last known value of each control. */
const known = new WeakMap<Control, string>();

const printedValue = (control: Control): string => {
  if (isTicked(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '';
};

const isUnseen = (control: Control): boolean => {
  const value = typedValue(control);
  if (control.type === 'radio' && value === 'false') return false;
  return value !== (known.get(control) ?? printedValue(control));
};

const announce = (control: Control): void => {
  known.set(control, typedValue(control));
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Sets the value of a control and dispatches the events of typing; returns false for anything that is no control. */
export const setControlValue = (control: unknown, value: string | boolean): boolean => {
  if (!isControl(control)) return false;
  if (isTicked(control)) control.checked = value === true;
  else control.value = String(value);
  announce(control);
  return true;
};

/** Dispatches an input event for every control whose value has changed without one, as password managers and extensions do. */
const announceUnseen = (area: ParentNode): void => {
  for (const control of area.querySelectorAll<Control>(filled)) if (isUnseen(control)) announce(control);
};

let isFollowing = false;

/**
 * Makes the page notice every changed value before it is used: when a form is sent, a button is pressed, another field gets the focus, or
 * the page is left.
 */
export const announceAutofilledValues = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => isControl(target) && known.set(target, typedValue(target)), {
      capture: true,
    });
  addEventListener('reset', ({ target }) => {
    const controls = target instanceof HTMLFormElement ? target.querySelectorAll<Control>(filled) : [];
    for (const control of controls) known.delete(control);
  });
  for (const type of ['submit', 'click', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        const area = target instanceof Element ? target.closest('form') : null;
        if (area !== null) announceUnseen(area);
      },
      { capture: true },
    );
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, () => announceUnseen(document));
};

/**
 * Stores the values of the controls in a part of the page, and which of them has the focus; the returned function restores both in the
 * nodes that have replaced them.
 */
export const captureTypedValues = (area: ParentNode): (() => void) => {
  const controls = [...area.querySelectorAll<Control>(filled)];
  const values = controls.map((control) => (isTicked(control) ? control.checked : control.value));
  const focused = controls.findIndex((control) => control.matches(':focus'));
  return () => {
    const fresh = [...area.querySelectorAll<Control>(filled)];
    if (fresh.length !== controls.length) return;
    for (const [at, control] of fresh.entries()) {
      const value = values[at] ?? '';
      if ((isTicked(control) ? control.checked : control.value) !== value) setControlValue(control, value);
    }
    fresh[focused]?.focus();
  };
};
