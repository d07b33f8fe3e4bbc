/** A time in which a course has a lower price. Money is in grosze; the days are `YYYY-MM-DD`, both included; without `to` it has no end. */
export interface Promotion {
  readonly price: number;
  readonly from: string;
  readonly to: string | null;
  /** Lowest price of the days before it that the law requires; without it the price may not be announced as a reduction. */
  readonly lowestBefore: number;
}

/** The promotion of a day, if there is one. */
export const findPromotionOnDay = <Found extends Pick<Promotion, 'from' | 'to'>>(
  promotions: readonly Found[],
  day: string,
): Found | null => promotions.find(({ from, to }) => from <= day && day <= (to ?? day)) ?? null;

/** What a lower price of the calendar is compared with, by the type of the calendar. */
export interface StandardPrice {
  readonly calendar: string | null;
  readonly standard: number;
  readonly lowestBefore: number;
}

/** A promotion with its course, the type of its calendar and the standard price. */
export interface CoursePromotion extends Promotion, StandardPrice {
  readonly course: string;
}
