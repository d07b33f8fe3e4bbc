import type { RegisterEntry } from '../schema/register.ts';
import { calendarRegister } from './calendar.ts';
import { coursesRegister } from './courses.ts';
import { formsRegister } from './forms.ts';
import { mediaRegister } from './media.ts';
import { ourBookingRegister } from './our-booking.ts';
import { ourCitiesRegister } from './our-cities.ts';
import { ourFactsRegister } from './our-facts.ts';
import { ourFinderRegister } from './our-finder.ts';
import { ourFormsRegister } from './our-forms.ts';
import { ourMailsRegister } from './our-mails.ts';
import { ourMoneyRegister } from './our-money.ts';
import { ourOfficeRegister } from './our-office.ts';
import { ourPagesRegister } from './our-pages.ts';
import { ourPaymentsRegister } from './our-payments.ts';
import { ourPlacesRegister } from './our-places.ts';
import { ourRightsRegister } from './our-rights.ts';
import { ourScreensRegister } from './our-screens.ts';
import { ourWidgetsRegister } from './our-widgets.ts';
import { participantsRegister } from './participants.ts';
import { pricesRegister } from './prices.ts';
import { routesRegister } from './routes.ts';
import { submissionRegister } from './submission.ts';

/** Every contradiction, gap and assumption: what the sources say, what we do and why, and who must confirm it. */
export const register = [
  ...pricesRegister,
  ...coursesRegister,
  ...participantsRegister,
  ...routesRegister,
  ...formsRegister,
  ...submissionRegister,
  ...calendarRegister,
  ...mediaRegister,
  ...ourFactsRegister,
  ...ourFormsRegister,
  ...ourPagesRegister,
  ...ourWidgetsRegister,
  ...ourBookingRegister,
  ...ourPaymentsRegister,
  ...ourOfficeRegister,
  ...ourMoneyRegister,
  ...ourPlacesRegister,
  ...ourMailsRegister,
  ...ourRightsRegister,
  ...ourScreensRegister,
  ...ourFinderRegister,
  ...ourCitiesRegister,
] as const satisfies readonly RegisterEntry[];
