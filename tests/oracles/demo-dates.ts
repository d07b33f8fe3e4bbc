/** What it is written from. */
export const source = ['C107'];

/** The owner's calendar takes the place of invented dates; otherwise what was asked for, and by default the own machine. */
export const oracle = ({
  calendar,
  loopback,
  asked,
}: {
  calendar: boolean;
  loopback: boolean;
  asked: string;
}): string => {
  const wish = new Map([
    ['yes', true],
    ['no', false],
  ]).get(asked);
  return !calendar && (wish ?? loopback) ? 'shown' : 'absent';
};
