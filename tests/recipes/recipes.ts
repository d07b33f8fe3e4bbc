import { addCityRecipe } from './changes/add-city.ts';
import { addContactFieldRecipe } from './changes/add-contact-field.ts';
import { addCourseRecipe } from './changes/add-course.ts';
import { addFieldRecipe } from './changes/add-field.ts';
import { addPageKindRecipe } from './changes/add-page-kind.ts';
import { addRuleRecipe } from './changes/add-rule.ts';
import { addTextRecipe } from './changes/add-text.ts';
import { dropCityRecipe } from './changes/drop-city.ts';
import { discountRecipe, priceRecipe } from './changes/numbers.ts';
import { renameFilesRecipe } from './changes/rename-files.ts';
import type { Recipe } from './recipe.ts';

/** What somebody will want to change one day. */
export const recipes: readonly Recipe[] = [
  priceRecipe,
  discountRecipe,
  addCityRecipe,
  addCourseRecipe,
  addRuleRecipe,
  addFieldRecipe,
  addContactFieldRecipe,
  addPageKindRecipe,
  addTextRecipe,
  dropCityRecipe,
  renameFilesRecipe,
];
