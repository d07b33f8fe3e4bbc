import type { PageKind } from '#contract/page.ts';
import type { LocalizedText } from '../localized-text.ts';

/** What a page is, in words; each kind is one component of the site. */
export const pageKinds = {
  home: { pl: 'strona główna', en: 'home' },
  listing: { pl: 'lista kursów', en: 'list of courses' },
  'city-listing': { pl: 'kursy w mieście', en: 'courses in a city' },
  course: { pl: 'strona kursu', en: 'course' },
  'course-city': { pl: 'strona kursu w mieście', en: 'course in a city' },
  'company-city': { pl: 'szkolenie firmowe w mieście', en: 'company course in a city' },
  blog: { pl: 'blog', en: 'blog' },
  article: { pl: 'artykuł', en: 'article' },
  contact: { pl: 'kontakt', en: 'contact' },
  about: { pl: 'o nas', en: 'about us' },
  text: { pl: 'strona tekstowa', en: 'text page' },
  reserved: { pl: 'trasa zastrzeżona', en: 'reserved route' },
  'not-found': { pl: 'nie znaleziono', en: 'not found' },
} as const satisfies Readonly<Record<PageKind, LocalizedText>>;
