import { addCityRecipe } from './changes/add-city.ts';
import { addCourseRecipe } from './changes/add-course.ts';
import { addFieldRecipe } from './changes/add-field.ts';
import { addMailRecipe } from './changes/add-mail.ts';
import { addPageTableRecipe } from './changes/add-page-table.ts';
import { addRuleRecipe } from './changes/add-rule.ts';
import { addSectionRecipe } from './changes/add-section.ts';
import { changeBadgeRecipe } from './changes/change-badge.ts';
import { dropCityRecipe } from './changes/drop-city.ts';
import { dropCourseRecipe } from './changes/drop-course.ts';
import { discountRecipe, priceRecipe } from './changes/numbers.ts';
import type { Recipe } from './recipe.ts';

/** What somebody will want to change one day. What takes a text away comes after what changes it. */
export const recipes: readonly Recipe[] = [
  priceRecipe,
  discountRecipe,
  addCityRecipe,
  addCourseRecipe,
  changeBadgeRecipe,
  addRuleRecipe,
  addFieldRecipe,
  addPageTableRecipe,
  addSectionRecipe,
  addMailRecipe,
  dropCityRecipe,
  dropCourseRecipe,
];

/** Whether a whole check sees it: all but what changes a statement of the specification and takes nothing away. */
export const isWalkedTogether = ({ takesAway, restates }: Recipe): boolean => takesAway === true || restates !== true;
