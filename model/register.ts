import { calendarRegister } from './register/calendar.ts';
import { coursesRegister } from './register/courses.ts';
import { formsRegister } from './register/forms.ts';
import { mediaRegister } from './register/media.ts';
import { ourBookingRegister } from './register/our-booking.ts';
import { ourFactsRegister } from './register/our-facts.ts';
import { ourPagesRegister } from './register/our-pages.ts';
import { ourWidgetsRegister } from './register/our-widgets.ts';
import { participantsRegister } from './register/participants.ts';
import { pricesRegister } from './register/prices.ts';
import { routesRegister } from './register/routes.ts';
import { submissionRegister } from './register/submission.ts';
import type { RegisterEntry } from './schema/forms.ts';

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
  ...ourPagesRegister,
  ...ourWidgetsRegister,
  ...ourBookingRegister,
] as const satisfies readonly RegisterEntry[];
