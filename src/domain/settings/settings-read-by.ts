/** What a flag that may be missing asks for. */
export const settingsReadBy = (flag: boolean | undefined): 'nothing' | 'yes' | 'no' => {
  if (flag === undefined) return 'nothing';
  return flag ? 'yes' : 'no';
};
