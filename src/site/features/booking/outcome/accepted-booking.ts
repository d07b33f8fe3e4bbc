import type { RegistrationState } from '#generated/schemas/shapes.ts';

/** What the server has just said of a booking. */
export interface AcceptedBooking {
  readonly state: RegistrationState;
  /** Whether the last place went to somebody else while the form was filled in. */
  readonly placeTaken: boolean;
}
