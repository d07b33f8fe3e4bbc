import type { Detail } from '#contract/course.ts';
import type { CardDates } from '#contract/page.ts';

/** The picture that shows a page where somebody shares it; the build draws it. */
export interface OpenGraphImage {
  /** Path on the site; its name changes with the text of the picture. */
  readonly src: string;
  /** For whom a course is; on other pages the name of the site. */
  readonly audience: string;
  readonly name: string;
  readonly details: readonly Pick<Detail, 'label' | 'value'>[];
  /** Whose next date the build adds. */
  readonly dates?: CardDates;
}
