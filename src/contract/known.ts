/** Whether page data stand for a real person, picture or address, rather than for one that nobody has named yet. */
export const isKnown = ({ placeholder }: { readonly placeholder?: string | undefined }): boolean =>
  placeholder === undefined;
