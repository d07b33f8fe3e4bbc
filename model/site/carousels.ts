import type { DeclaredCarousel } from '../references.ts';
import { clause } from '../source.ts';

/** Settings of the moving rows of pictures. No height is given, so the pictures decide. The logos are drawings of ours until clients agree to show theirs (C130); their row has a first and a last one, so that the arrows end (4.15). */
export const carousels = [
  {
    id: 'logos',
    folder: 'logos',
    cycle: true,
    interval: 'carouselInterval',
    continuous: false,
    height: null,
    placeholder: true,
    source: clause('2.44', '3.30', '3.34'),
  },
  { id: 'course-gallery', cycle: true, interval: 'galleryInterval', continuous: true, height: null, source: clause('2.38', '3.30', '3.34') },
] as const satisfies readonly DeclaredCarousel[];
