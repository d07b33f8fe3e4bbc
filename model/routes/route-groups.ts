import type { LocalizedTexts } from '../localized-text.ts';

/** Groups of routes (specification, section 2), by which analytics names a form. */
export const routeGroups = {
  individualListing: { pl: 'kursy dla Ciebie', en: 'courses for individuals' },
  individualCityListing: { pl: 'kursy w mieście', en: 'courses in a city' },
  individualType: { pl: 'kurs dla Ciebie', en: 'course for individuals' },
  booking: { pl: 'rezerwacja', en: 'booking' },
  companyType: { pl: 'szkolenie firmowe', en: 'company course' },
  companySpecial: { pl: 'szkolenie firmowe w mieście', en: 'company course in a city' },
  uniformedType: { pl: 'szkolenie służb mundurowych', en: 'course for uniformed services' },
  fireType: { pl: 'szkolenie strażackie', en: 'course for the fire service' },
  contact: { pl: 'kontakt', en: 'contact' },
  other: { pl: 'inna strona', en: 'other page' },
} as const satisfies LocalizedTexts;
