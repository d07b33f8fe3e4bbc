/**
 * Whether invented dates are shown: never together with a calendar of the owner, else as `asked`, and without a wish on the own machine alone.
 */
export const showsDemoDates = ({
  calendarUrl,
  loopback,
  asked,
}: {
  readonly calendarUrl: string | undefined;
  readonly loopback: boolean;
  readonly asked: boolean | undefined;
}): boolean => calendarUrl === undefined && (asked ?? loopback);
