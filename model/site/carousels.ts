import type { Carousel } from '../schema/site.ts';
import { spec } from '../source.ts';

/** Settings of the moving rows of pictures. No height is given, so the pictures decide (C91). */
export const carousels = [
  {
    id: 'logos',
    folder: 'logos',
    cycle: true,
    interval: 'carouselInterval',
    continuous: true,
    source: spec('2', 'Logo carousel with left/right arrows and swipe'),
  },
  { id: 'course-gallery', cycle: true, interval: 'galleryInterval', continuous: true, source: spec('2', 'Photo gallery auto-cycling every 5 seconds') },
] as const satisfies readonly Carousel[];
