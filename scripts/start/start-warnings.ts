import { mailWarning } from '#backend/mail/mail-settings.ts';
import { paymentWarning } from '#backend/payment/payment-settings.ts';
import type { Configuration } from '#backend/server/configuration.ts';

export const demoDatesWarning =
  'THE DATES ARE INVENTED: nobody teaches these courses. They go away with CALENDAR_URL, with DEMO_DATES=0, and on every site that is not for this machine alone.';

/** What a start says loudly, because a visitor might take it for real. */
export const startWarnings = ({ dataFolder, demoDates, mail, payments }: Configuration): readonly string[] =>
  [demoDates ? demoDatesWarning : null, paymentWarning(payments), mailWarning(mail, dataFolder)].filter(
    (warning) => warning !== null,
  );
