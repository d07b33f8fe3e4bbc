/** Orders texts by code unit: the same on every machine, unlike `localeCompare`. */
export const compareByCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
