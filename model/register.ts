import { calendarRegister } from './register/calendar.ts';
import { formsRegister } from './register/forms.ts';
import { mediaRegister } from './register/media.ts';
import { oursRegister } from './register/ours.ts';
import { pricesRegister } from './register/prices.ts';
import { routesRegister } from './register/routes.ts';
import type { RegisterEntry } from './schema/forms.ts';

/** Every contradiction, gap and assumption: what the sources say, what we do and why, and who must confirm it. */
export const register = [
  ...pricesRegister,
  ...routesRegister,
  ...formsRegister,
  ...calendarRegister,
  ...mediaRegister,
  ...oursRegister,
] as const satisfies readonly RegisterEntry[];
