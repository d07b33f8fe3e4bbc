import { type RefObject, useEffect, useRef } from 'react';

/**
 * A ref to a control whose value the browser keeps: it starts with the value and follows its changes. If React wrote the value with every
 * rendering, it would overwrite what a program has filled in without an event.
 */
export const useUncontrolledValue = <Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: string | boolean | undefined,
): RefObject<Control | null> => {
  const control = useRef<Control>(null);
  useEffect(() => {
    const { current } = control;
    if (current === null || value === undefined) return;
    if (typeof value === 'boolean') Reflect.set(current, 'checked', value);
    else if (current.value !== value) current.value = value;
  }, [value]);
  return control;
};
