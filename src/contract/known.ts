/** Whether page data show a real person, picture or address, rather than one that is still missing. */
export const hasRealContent = ({ placeholder }: { readonly placeholder?: string | undefined }): boolean =>
  placeholder === undefined;
