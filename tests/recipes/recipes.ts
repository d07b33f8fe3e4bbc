import { addCityRecipe } from './changes/add-city.ts';
import { addContactFieldRecipe } from './changes/add-contact-field.ts';
import { addCourseRecipe } from './changes/add-course.ts';
import { addDiscountRecipe } from './changes/add-discount.ts';
import { addFieldRecipe } from './changes/add-field.ts';
import { addHomeSectionRecipe } from './changes/add-home-section.ts';
import { addMailRecipe } from './changes/add-mail.ts';
import { addNoteRecipe } from './changes/add-note.ts';
import { addPageKindRecipe } from './changes/add-page-kind.ts';
import { addPageTableRecipe } from './changes/add-page-table.ts';
import { addRuleRecipe } from './changes/add-rule.ts';
import { addSectionRecipe } from './changes/add-section.ts';
import { addTermFieldRecipe } from './changes/add-term-field.ts';
import { addTextRecipe } from './changes/add-text.ts';
import { changeBadgeRecipe } from './changes/change-badge.ts';
import { changeBrandRecipe } from './changes/change-brand.ts';
import { changeValidityRecipe } from './changes/change-validity.ts';
import { dropAudienceRecipe } from './changes/drop-audience.ts';
import { dropBlogRecipe } from './changes/drop-blog.ts';
import { dropCityRecipe } from './changes/drop-city.ts';
import { dropCourseRecipe } from './changes/drop-course.ts';
import { dropMailRecipe } from './changes/drop-mail.ts';
import { dropPromotionalPriceRecipe } from './changes/drop-promotional-price.ts';
import { discountRecipe, priceRecipe } from './changes/numbers.ts';
import { renameFilesRecipe } from './changes/rename-files.ts';
import type { Recipe } from './recipe.ts';

/** What somebody will want to change one day. What takes a text away comes after what changes it. */
export const recipes: readonly Recipe[] = [
  priceRecipe,
  discountRecipe,
  addCityRecipe,
  addCourseRecipe,
  changeBadgeRecipe,
  changeBrandRecipe,
  changeValidityRecipe,
  addRuleRecipe,
  addNoteRecipe,
  addFieldRecipe,
  addContactFieldRecipe,
  addPageKindRecipe,
  addPageTableRecipe,
  addTextRecipe,
  addSectionRecipe,
  addHomeSectionRecipe,
  addMailRecipe,
  addTermFieldRecipe,
  addDiscountRecipe,
  dropAudienceRecipe,
  dropCityRecipe,
  dropBlogRecipe,
  dropCourseRecipe,
  dropMailRecipe,
  dropPromotionalPriceRecipe,
  renameFilesRecipe,
];

/** Whether a whole check sees it: all but what changes a statement of the specification and takes nothing away. */
export const isWalkedTogether = ({ takesAway, restates }: Recipe): boolean => takesAway === true || restates !== true;
