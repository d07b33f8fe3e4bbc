/**
 * What chat programs, mail programs and people leave at the end of an address when they pass it on: the bracket or the dot of the
 * sentence around it, quotation marks, spaces, all of them also as they are written in addresses.
 */
const stuck = /(?:%20|%22|%27|%29|%2c|%3b|%3e|%5d|%7d|%c2%bb|%e2%80%9d|%e2%80%a6|[\s)\]}>.,;:!"'”»…])+$/i;

/** Names of our addresses whose values never contain such signs, and whether their letters are small ones. */
const ownNames: Readonly<Record<string, 'small' | 'as they are'>> = {
  course: 'as they are',
  reference: 'as they are',
  pairCode: 'as they are',
  localization: 'small',
  type: 'small',
  month: 'small',
};

const tidyValue = (name: string, value: string): string => {
  const letters = ownNames[name];
  if (letters === undefined) return value;
  const [meant = ''] = value.split(/[?&#\s]/);
  const bare = meant.replace(stuck, '');
  return letters === 'small' ? bare.toLowerCase() : bare;
};

/** The query as it was meant: a second question mark separates parameters, and no text is stuck to a value; unchanged if it is tidy. */
export const repairSharedQuery = (search: string): string => {
  const given = [...new URLSearchParams(search.replaceAll(/(?!^)\?/g, '&'))];
  const meant = given.map(([name, value]) => [name, tidyValue(name, value)]);
  const isTidy = JSON.stringify(meant) === JSON.stringify([...new URLSearchParams(search)]);
  return isTidy ? search : `?${new URLSearchParams(meant)}`;
};

/** The path as it was meant: one slash at its beginning, small letters, and no text stuck to its end. */
export const repairSharedPath = (path: string): string => {
  const bare = path
    .replace(stuck, '')
    .replace(/\/+$/, '')
    .replace(/^[/\\]+/, '');
  return `/${bare.toLowerCase()}`;
};

/** The paths that an unknown path may have meant, the nearest first: its tidy form, then the paths above it except the root. */
export const findNearestPaths = (path: string): readonly string[] => {
  const tidy = repairSharedPath(path);
  const parts = tidy.split('/').slice(1);
  const above = parts.slice(1).map((_, at) => `/${parts.slice(0, parts.length - 1 - at).join('/')}`);
  return (tidy === path ? above : [tidy, ...above]).filter((one) => one !== '/');
};
