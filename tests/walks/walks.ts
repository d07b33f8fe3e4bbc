import { addCityWalk } from './changes/add-city.ts';
import { addCourseWalk } from './changes/add-course.ts';
import { addFieldWalk } from './changes/add-field.ts';
import { addPageKindWalk } from './changes/add-page-kind.ts';
import { addRuleWalk } from './changes/add-rule.ts';
import { addTextWalk } from './changes/add-text.ts';
import { dropCityWalk } from './changes/drop-city.ts';
import { discountWalk, priceWalk } from './changes/numbers.ts';
import type { Walk } from './walk.ts';

/** What somebody will want to change one day. */
export const walks: readonly Walk[] = [
  priceWalk,
  discountWalk,
  addCityWalk,
  addCourseWalk,
  addRuleWalk,
  addFieldWalk,
  addPageKindWalk,
  addTextWalk,
  dropCityWalk,
];
