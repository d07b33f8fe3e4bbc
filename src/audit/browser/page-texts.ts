/** Texts of the scripts that every page has; they stand at its body. */
export const pageWord = (name: string): string => document.body.dataset[name] ?? '';
