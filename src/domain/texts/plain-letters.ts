/** Lower-case letters and digits without diacritics, words separated by one space: “Bielsko-Biała” and “bielsko biala” are alike. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
