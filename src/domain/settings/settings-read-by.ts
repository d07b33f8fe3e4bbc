/** The variables that an optional flag requires. */
export const settingsReadBy = (flag: boolean | undefined): 'nothing' | 'yes' | 'no' => {
  if (flag === undefined) return 'nothing';
  return flag ? 'yes' : 'no';
};
