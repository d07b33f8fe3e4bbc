import type { BookingCourse } from '../../features/booking/booking-case.ts';
import { ContactCard } from '../../features/contact/contact-card.tsx';
import { Component as ContactForm, type ContactFormProps } from '../../features/contact/contact-form.tsx';
import { termDays } from '../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../lib/texts-context.ts';

const yearLength = 4;

interface AskFirstProps {
  readonly form: ContactFormProps;
  /** What a message is about as long as no course is known. */
  readonly heading: string;
  readonly course: BookingCourse | null;
}

/** The form for a question before booking. */
export const AskFirst = ({ form, heading, course }: AskFirstProps) => {
  const calendar = useTexts('calendar');
  const subjectOf = ({ term, startDay, days }: BookingCourse): string =>
    `${term.name}, ${term.city}, ${termDays(startDay, days, calendar)} ${term.dateStart.slice(0, yearLength)}`;
  return (
    <ContactCard
      needsScript={false}
      subject={course === null ? heading : subjectOf(course)}
      form={<ContactForm {...form} touched={false} />}
    />
  );
};
