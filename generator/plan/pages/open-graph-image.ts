import type { Detail } from '#contract/course.ts';
import type { CardDates } from '#contract/page.ts';

/** The picture that represents a page where it is shared; the build draws it. */
export interface OpenGraphImage {
  /** Path on the site; its name changes with the text of the picture. */
  readonly src: string;
  /** The audience of the course; on other pages the name of the site. */
  readonly audience: string;
  readonly name: string;
  readonly details: readonly Pick<Detail, 'label' | 'value'>[];
  /** The course or city whose next date the build adds. */
  readonly dates?: CardDates;
}
