import { type RefObject, useEffect, useRef } from 'react';

/**
 * The control of a value that the browser itself keeps: it starts with the value and follows its changes. Rewritten with every
 * rendering, as React does, the value would overwrite what a program has filled in without a word.
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
