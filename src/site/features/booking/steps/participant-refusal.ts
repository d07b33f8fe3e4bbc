import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { participantAdmission } from '#forms/registration/circumstances.ts';
import { admitsMinors } from '#forms/registration/course-demands.ts';
import { type RecertificationWindowValue, recertificationWindow } from '#generated/rules/recertification-window.ts';
import { type BookingCase, textOfBookingAnswer } from '../booking-case.ts';

export type Refusal = 'tooYoungTeen' | 'tooYoungAdult' | Exclude<RecertificationWindowValue, 'inWindow'>;

/** Day on which the certificate expires that the course renews. */
export const certificateExpiryDay = ({ course, answers }: BookingCase): number | null =>
  course.renewsCertificate ? parseCivilDate(textOfBookingAnswer(answers, 'certificateExpiry')) : null;

/** Why the answers exclude the participant from the course; null where they do not. */
export const participantRefusal = (booking: BookingCase): Refusal | null => {
  const { course } = booking;
  if (participantAdmission(booking) === 'tooYoung') return admitsMinors(course) ? 'tooYoungTeen' : 'tooYoungAdult';
  const expiryDay = certificateExpiryDay(booking);
  if (expiryDay === null) return null;
  const { value } = recertificationWindow({ expiryDay, examDay: course.startDay });
  return value === 'inWindow' ? null : value;
};
