/** What it is written from. */
export const source = ['C84'];

/** Only a registration that stands and has no partner yet makes a pair; who names none comes alone. */
export const oracle = ({ first, paired }: { first: string; paired: boolean }): string => {
  if (first === 'standing') return paired ? 'form/pairCodeUsed' : 'pair';
  return first === 'none' ? 'alone' : 'form/pairCodeUnknown';
};
