import type { CourseSection } from '../schema/site.ts';
import { clause } from '../source.ts';

/**
 * The sections of a course's text: the level-1 headings of content/<locale>/courses/*.md. One without a heading has a place of its own
 * on the page; the others follow the program, in this order, each under its heading, and are named at the top of the page.
 */
export const courseSections = [
  { id: 'intro', needed: true, heading: null, source: clause('2.33') },
  { id: 'description', needed: true, heading: null, source: clause('2.35') },
  { id: 'price', needed: true, heading: null, source: clause('2.35') },
  { id: 'program', needed: false, heading: null, source: clause('2.36') },
  { id: 'teenager', needed: false, heading: { pl: 'Przychodzisz z nastolatkiem', en: 'Coming with a teenager' }, source: clause('1.21', '1.22', '1.23') },
  { id: 'seo', needed: false, heading: null, source: clause('2.41') },
] as const satisfies readonly CourseSection[];
