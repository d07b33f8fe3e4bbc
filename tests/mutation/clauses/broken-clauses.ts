import type { Claim } from '#generated/data/tags.ts';
import type { Edit } from '../../recipes/recipe.ts';

/** A clause of the specification, and an edit after which the product does not keep it. */
export interface BrokenClause {
  readonly clause: Claim;
  readonly fault: string;
  readonly edit: Edit;
}

const replaced = (file: string, from: string | RegExp, to: string): Edit => ({
  file,
  find: new RegExp(typeof from === 'string' ? from.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : from.source),
  put: () => to,
});

/** The first value of a number becomes another. */
const shifted = (file: string, parameter: string, to: number): Edit => ({
  file: `model/rules/parameters/${file}-parameters.ts`,
  find: new RegExp(`\\b${parameter}: \\{[\\s\\S]*?value: [\\d.]+`),
  put: (found) => found.replace(/[\d.]+$/, `${to}`),
});

const individual = 'model/course-types/individual.ts';

/** Facts changed, limits shifted, words and parts of pages taken away, calls and events renamed. */
export const brokenClauses: readonly BrokenClause[] = [
  { clause: '1.8', fault: 'KPP takes 60 hours', edit: shifted('course', 'kppHours', 60) },
  { clause: '1.13', fault: 'KPP costs 1790', edit: shifted('price', 'kppPrice', 179_000) },
  { clause: '1.15', fault: 'a second person brings 100', edit: shifted('price', 'secondPersonDiscount', 10_000) },
  { clause: '1.21', fault: 'teenagers come from 16', edit: shifted('form', 'blsMinimumAge', 16) },
  { clause: '1.29', fault: 'groups of 12', edit: shifted('course', 'companyBlsGroupSize', 12) },
  { clause: '1.34', fault: 'a call back within 48 hours', edit: shifted('course', 'companyCallbackHours', 48) },
  { clause: '4.16', fault: 'a carousel waits for 7 s', edit: shifted('widget', 'carouselInterval', 7000) },
  { clause: '4.19', fault: 'four questions at first', edit: shifted('widget', 'faqInitiallyShown', 4) },
  { clause: '4.22', fault: 'twelve dates at first', edit: shifted('widget', 'termsInitiallyShown', 12) },
  { clause: '4.20', fault: 'few places up to 12', edit: shifted('widget', 'lowAvailability', 12) },
  { clause: '5.3', fault: 'eight digits are a phone number', edit: shifted('form', 'phoneMinimumDigits', 8) },
  { clause: '5.10', fault: 'adults from 16', edit: shifted('form', 'adultAge', 16) },
  { clause: '5.18', fault: 'certificates of five years', edit: shifted('course', 'certificateValidityYears', 5) },
  { clause: '9.3', fault: 'slots of 90 %', edit: shifted('widget', 'carouselSlotWidth', 90) },
  {
    clause: '1.2',
    fault: 'individuals have another name',
    edit: replaced('model/audiences.ts', "pl: 'Dla Ciebie'", "pl: 'Dla każdego'"),
  },
  {
    clause: '1.7',
    fault: 'a course for children is open to teenagers',
    edit: {
      file: individual,
      find: /id: 'ped'[\s\S]*?\.\.\.courseDefaults,/,
      put: (found) => `${found} minimumAge: 'blsMinimumAge',`,
    },
  },
  {
    clause: '1.11',
    fault: 'no exam on the last day',
    edit: replaced('content/pl/courses/kpp.md', 'a egzamin zdajesz ostatniego dnia', 'a egzamin zdajesz później'),
  },
  {
    clause: '1.19',
    fault: 'no e-learning',
    edit: replaced('content/pl/courses/kpp-rec.md', 'prezentacje i e-learning', 'prezentacje'),
  },
  {
    clause: '2.30',
    fault: 'robots are sent away',
    edit: replaced(
      'generator/emit/site/sitemaps.ts',
      String.raw`User-agent: *\nAllow: /`,
      String.raw`User-agent: *\nDisallow: /`,
    ),
  },
  {
    clause: '2.34',
    fault: 'no way from the header to the program',
    edit: replaced('src/site/pages/sections/course-offer.tsx', "'#program'", "'#dates'"),
  },
  {
    clause: '2.39',
    fault: 'Polish questions on English pages',
    edit: replaced('generator/plan/pages/course-body.ts', "faq: locale === 'pl' ?", "faq: locale !== 'xx' ?"),
  },
  {
    clause: '2.43',
    fault: 'the finder does not ask for a month',
    edit: replaced(
      'src/site/features/finder/finder-form.tsx',
      /<FinderField\s+{\.{3}fieldOf\('month'\)}[\s\S]*?\/>/,
      '',
    ),
  },
  {
    clause: '2.47',
    fault: 'another form of a medicine',
    edit: replaced('model/site/situations.ts', "pl: 'inhalator'", "pl: 'tabletka'"),
  },
  {
    clause: '3.14',
    fault: 'a picture less',
    edit: { file: 'content/galleries/ped/09-parents-with-manikins.svg', remove: true },
  },
  {
    clause: '5.2',
    fault: 'no text is wanted before the @',
    edit: replaced('src/domain/texts/email-address.ts', 'return at > 0 && at <', 'return at >= 0 && at <'),
  },
  {
    clause: '5.9',
    fault: 'a weight of the control digit is wrong',
    edit: replaced('src/domain/identifiers/pesel.ts', '[1, 3, 7, 9,', '[1, 3, 7, 8,'),
  },
  {
    clause: '5.12',
    fault: 'the terms need no acceptance',
    edit: {
      file: 'model/forms/registration-declarations.ts',
      find: /id: 'termsAcceptance'[\s\S]*?required: 'always'/,
      put: (found) => found.replace(/always'$/, "optionalInOrder'"),
    },
  },
  {
    clause: '6.2',
    fault: 'no credential for the provider',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what the file says
    edit: replaced('src/backend/http/forward.ts', 'authorization: `Bearer ${token}`', ''),
  },
  {
    clause: '7.5',
    fault: 'the count is one too high',
    edit: replaced(
      'src/backend/terms/find-terms.ts',
      'return (later?.found ?? 0) +',
      'return 1 + (later?.found ?? 0) +',
    ),
  },
  {
    clause: '7.9',
    fault: 'the article index moved',
    edit: replaced('model/api/specified-calls.ts', "path: '/api/article-index'", "path: '/api/articles'"),
  },
  {
    clause: '7.13',
    fault: 'the event of a search has another name',
    edit: replaced('model/analytics/events.ts', "name: 'search_course'", "name: 'search_courses'"),
  },
  {
    clause: '7.17',
    fault: 'course pages without a form',
    edit: replaced('src/site/pages/course.tsx', /\{enquiryBefore === null && <Enquiry[^>]*\/>\}/, ''),
  },
  {
    clause: '8.2',
    fault: 'another word for a required field',
    edit: replaced('content/en/messages/form.yaml', 'required: This field is required', 'required: Fill in this field'),
  },
  {
    clause: '9.8',
    fault: 'another cookie',
    edit: replaced('model/site/locales.ts', "cookie: 'i18n_redirected'", "cookie: 'language'"),
  },
];
