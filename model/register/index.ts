import type { RegisterEntry } from '../schema/register.ts';
import { calendarRegister } from './calendar.ts';
import { coursesRegister } from './courses.ts';
import { ourBookingRegister } from './decisions/booking.ts';
import { ourCitiesRegister } from './decisions/cities.ts';
import { ourContractRegister } from './decisions/contract.ts';
import { ourFactsRegister } from './decisions/facts.ts';
import { ourFinderRegister } from './decisions/finder.ts';
import { ourFormsRegister } from './decisions/forms.ts';
import { ourMailsRegister } from './decisions/mails.ts';
import { ourMedicineRegister } from './decisions/medicine.ts';
import { ourMoneyRegister } from './decisions/money.ts';
import { ourOfficeRegister } from './decisions/office.ts';
import { ourPagesRegister } from './decisions/pages.ts';
import { ourPaymentsRegister } from './decisions/payments.ts';
import { ourPlacesRegister } from './decisions/places.ts';
import { ourRightsRegister } from './decisions/rights.ts';
import { ourScreensRegister } from './decisions/screens.ts';
import { widgetDecisions } from './decisions/widgets.ts';
import { formsRegister } from './forms.ts';
import { mediaRegister } from './media.ts';
import { participantsRegister } from './participants.ts';
import { pricesRegister } from './prices.ts';
import { routesRegister } from './routes.ts';
import { submissionRegister } from './submission.ts';

/** Every contradiction, gap and assumption: the statements of the sources, our decision and its reason, and who must confirm it. */
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
  ...widgetDecisions,
  ...ourBookingRegister,
  ...ourContractRegister,
  ...ourPaymentsRegister,
  ...ourOfficeRegister,
  ...ourMoneyRegister,
  ...ourPlacesRegister,
  ...ourMailsRegister,
  ...ourRightsRegister,
  ...ourScreensRegister,
  ...ourFinderRegister,
  ...ourCitiesRegister,
  ...ourMedicineRegister,
] as const satisfies readonly RegisterEntry[];
