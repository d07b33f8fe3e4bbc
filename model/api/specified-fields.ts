/**
 * The fields that the specification names (3.17 to 3.21, 3.29, 3.33) of what a server of the owner may answer instead of ours. Such a
 * server sends no other ones, so that every further field may be missing.
 */
export const specifiedFields: Readonly<Record<string, readonly string[]>> = {
  'search-type': ['id', 'name'],
  term: ['id', 'name', 'type', 'dateStart', 'showHours', 'hoursRendered', 'city', 'localization', 'freePlaces'],
  'course-data': ['price', 'priceDescription', 'description', 'program', 'intro', 'name', 'items'],
  'faq-item': ['title', 'content'],
  'article-index': ['items'],
};
