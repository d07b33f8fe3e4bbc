/** What it is written from. */
export const source = ['C113', 'withdrawal-function'];

/** A contract can be left until its last day and before the course; a place in line at any time; nothing is left twice. */
export const oracle = ({
  booking,
  inTime,
  started,
}: {
  booking: string;
  inTime: boolean;
  started: boolean;
}): string => {
  if (booking === 'ended') return 'settled';
  const leaves = booking === 'waiting' || (booking === 'contract' && inTime && !started);
  return leaves ? 'effective' : 'office';
};
