import { addCityWalk } from './changes/add-city.ts';
import { addCourseWalk } from './changes/add-course.ts';
import { addTextWalk } from './changes/add-text.ts';
import { discountWalk, priceWalk } from './changes/numbers.ts';
import type { Walk } from './walk.ts';

/** What somebody will want to change one day. */
export const walks: readonly Walk[] = [priceWalk, discountWalk, addCityWalk, addCourseWalk, addTextWalk];
