import type { RegistrationCase } from '#forms/registration/circumstances.ts';
import type { BookingCourse } from '../booking-course.ts';
import type { Answers, BookingFieldId } from './answers.ts';

/** A booking as it stands: the course, the answers, and what only the server knew to ask for. */
export interface BookingCase extends RegistrationCase {
  readonly course: BookingCourse;
  readonly answers: Answers;
  readonly demanded: readonly BookingFieldId[];
}
