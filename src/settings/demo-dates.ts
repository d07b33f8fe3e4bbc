/**
 * Whether invented dates are shown: never together with a calendar of the owner, otherwise as `asked`, and, if not asked, only on a local
 * machine.
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
