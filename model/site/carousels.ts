import type { Carousel } from '../schema/site.ts';
import { clause } from '../source.ts';

/** Settings of the moving rows of pictures. No height is given, so the pictures decide (C91). */
export const carousels = [
  { id: 'logos', folder: 'logos', height: null, cycle: true, interval: 'carouselInterval', continuous: true, source: clause('2.44', '3.30') },
  { id: 'course-gallery', folder: 'gallery', height: null, cycle: true, interval: 'galleryInterval', continuous: true, source: clause('2.38', '3.30') },
] as const satisfies readonly Carousel[];
