/**
 * A text with its `{placeholders}` filled in. A placeholder for which `textFor` returns null stays as it is; `offset` counts from the
 * beginning of the text. Values are not searched for placeholders.
 * @example fillPlaceholders('{a} + {b}', (name) => (name === 'a' ? '1' : null)) // '1 + {b}'
 */
export const fillPlaceholders = (text: string, textFor: (name: string, offset: number) => string | null): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (whole: string, name: string, offset: number) => textFor(name, offset) ?? whole);
