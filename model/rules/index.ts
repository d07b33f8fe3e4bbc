import { availabilityBadge } from './availability/availability-badge.ts';
import { termOffered } from './availability/term-offered.ts';
import { termsShown } from './availability/terms-shown.ts';
import { courseStarted } from './bookings/course-started.ts';
import { emailTaken } from './bookings/email-taken.ts';
import { holdAllowed } from './bookings/hold-allowed.ts';
import { moneyReceived } from './bookings/money-received.ts';
import { placeOffer } from './bookings/place-offer.ts';
import { placeRelease } from './bookings/place-release.ts';
import { refundCourse } from './bookings/refund-course.ts';
import { registrationOutcome } from './bookings/registration-outcome.ts';
import { registrationPlaces } from './bookings/registration-places.ts';
import { samePerson } from './bookings/same-person.ts';
import { withdrawalEffect } from './bookings/withdrawal-effect.ts';
import { adultAtStart } from './dates/adult-at-start.ts';
import { ageAtStart } from './dates/age-at-start.ts';
import { certificateExpiry } from './dates/certificate-expiry.ts';
import { recertificationAdmission } from './dates/recertification-admission.ts';
import { recertificationExamDay } from './dates/recertification-exam-day.ts';
import { recertificationWindow } from './dates/recertification-window.ts';
import { withdrawalDeadline } from './dates/withdrawal-deadline.ts';
import { withdrawalNotice } from './dates/withdrawal-notice.ts';
import { agreementField } from './forms/agreement-field.ts';
import { contactEmailField } from './forms/contact-email-field.ts';
import { contactForm } from './forms/contact-form.ts';
import { fieldRequirement } from './forms/field-requirement.ts';
import { nameField } from './forms/name-field.ts';
import { nipField } from './forms/nip-field.ts';
import { peselField } from './forms/pesel-field.ts';
import { phoneField } from './forms/phone-field.ts';
import { phoneHint } from './forms/phone-hint.ts';
import { postalCodeField } from './forms/postal-code-field.ts';
import { registrationEmailField } from './forms/registration-email-field.ts';
import { requiredText } from './forms/required-text.ts';
import { amountDue } from './prices/amount-due.ts';
import { amountMissing } from './prices/amount-missing.ts';
import { companyGroupDiscount } from './prices/company-group-discount.ts';
import { discount } from './prices/discount.ts';
import { displayPrice } from './prices/display-price.ts';
import { pairCode } from './prices/pair-code.ts';
import { courseChoice } from './site/course-choice.ts';
import { faqShown } from './site/faq-shown.ts';
import { formNameByRoute } from './site/form-name-by-route.ts';
import { paymentMethod } from './site/payment-method.ts';
import { routeMembership } from './site/route-membership.ts';
import { carousel } from './widgets/carousel.ts';
import { cityFilter } from './widgets/city-filter.ts';
import { courseFinder } from './widgets/course-finder.ts';
import { galleryDialog } from './widgets/gallery-dialog.ts';
import { searchButton } from './widgets/search-button.ts';

export { parameters } from './parameters.ts';

/** Every business rule, in the order in which an auditor reads them. */
export const rules = [
  availabilityBadge,
  termOffered,
  termsShown,
  faqShown,
  certificateExpiry,
  recertificationWindow,
  recertificationAdmission,
  recertificationExamDay,
  adultAtStart,
  ageAtStart,
  withdrawalDeadline,
  withdrawalNotice,
  displayPrice,
  pairCode,
  discount,
  companyGroupDiscount,
  amountDue,
  amountMissing,
  nameField,
  requiredText,
  phoneField,
  phoneHint,
  contactEmailField,
  registrationEmailField,
  agreementField,
  peselField,
  nipField,
  postalCodeField,
  fieldRequirement,
  courseStarted,
  emailTaken,
  samePerson,
  registrationPlaces,
  contactForm,
  registrationOutcome,
  moneyReceived,
  refundCourse,
  withdrawalEffect,
  placeOffer,
  placeRelease,
  holdAllowed,
  courseChoice,
  searchButton,
  courseFinder,
  cityFilter,
  carousel,
  galleryDialog,
  formNameByRoute,
  paymentMethod,
  routeMembership,
];
