/** Text without the marks that only typesetting needs: hard spaces and word joiners. */
export const removeTypesettingMarks = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
