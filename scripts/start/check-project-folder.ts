/** Signs that begin another part of a URL: the bundler requests its files by URL, and would not find them. */
const unfit = /[#?]/;

/** The sentence that says why this folder cannot be built; null where it can. */
export const unusableFolderReason = (root: string): string | null => {
  const [sign] = unfit.exec(root) ?? [];
  return sign === undefined
    ? null
    : `The project is in ${root}, and the bundler of the site finds no file below a folder with “${sign}” in its name. Rename that folder, then start again.`;
};
