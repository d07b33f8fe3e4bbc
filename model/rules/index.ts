import { adultAtStart, ageAtStart } from './age.ts';
import { availabilityBadge } from './availability-badge.ts';
import { carousel } from './carousel.ts';
import {
  agreementField,
  contactEmailField,
  emailHint,
  nameField,
  phoneField,
  phoneHint,
  registrationEmailField,
  requiredText,
} from './contact-fields.ts';
import { contactForm } from './contact-form.ts';
import { courseChoice } from './course-choice.ts';
import { courseFinder } from './course-finder.ts';
import { galleryDialog } from './gallery-dialog.ts';
import type { Rule } from './language.ts';
import { faqShown, termsShown } from './lists-shown.ts';
import { faqList, termsList } from './page-lists.ts';
import { amountDue, companyGroupDiscount, discount, displayPrice } from './prices.ts';
import {
  certificateExpiry,
  recertificationAdmission,
  recertificationExamDay,
  recertificationWindow,
} from './recertification.ts';
import {
  emailTaken,
  fieldRequirement,
  nipField,
  peselField,
  postalCodeField,
  registrationPlaces,
} from './registration-fields.ts';
import { registrationOutcome } from './registration-outcome.ts';
import { chatWidget, cityFilter, formNameByRoute, routeMembership, searchButton } from './site-rules.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';

export { parameters } from './parameters.ts';

/** Every business rule, in the order in which an auditor reads them. */
export const rules: readonly Rule[] = [
  availabilityBadge,
  termsShown,
  faqShown,
  certificateExpiry,
  recertificationWindow,
  recertificationAdmission,
  recertificationExamDay,
  adultAtStart,
  ageAtStart,
  withdrawalNotice,
  displayPrice,
  discount,
  companyGroupDiscount,
  amountDue,
  nameField,
  requiredText,
  phoneField,
  phoneHint,
  contactEmailField,
  registrationEmailField,
  emailHint,
  agreementField,
  peselField,
  nipField,
  postalCodeField,
  fieldRequirement,
  emailTaken,
  registrationPlaces,
  contactForm,
  registrationOutcome,
  courseChoice,
  searchButton,
  courseFinder,
  cityFilter,
  termsList,
  faqList,
  carousel,
  galleryDialog,
  formNameByRoute,
  chatWidget,
  routeMembership,
];
