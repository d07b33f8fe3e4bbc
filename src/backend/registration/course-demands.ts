import type { DiscountInput } from '#generated/rules/discount.ts';

/** What a course of the calendar asks of its participants and offers them, by calendar key. */
export interface CourseDemands {
  readonly type: string;
  readonly needsPesel: boolean;
  readonly teenagersAdmitted: boolean;
  readonly recertification: boolean;
  /** Whether bringing a second person is rewarded. */
  readonly secondPersonOffer: boolean;
  /** Which discount rule applies. */
  readonly offer: DiscountInput['offer'];
}
