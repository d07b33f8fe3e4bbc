/** What it is written from. */
export const source = ['C107'];

/** The owner's calendar takes the place of invented dates; otherwise the setting decides, and by default the local machine has them. */
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
