import type { BookingCourse } from '../../features/booking/booking-case.ts';
import { ContactCard } from '../../features/contact/contact-card.tsx';
import { Component as ContactForm, type ContactFormProps } from '../../features/contact/contact-form.tsx';
import { termDaysWithYear } from '../../lib/calendar/calendar-texts.ts';
import { useMessages } from '../../lib/texts-context.ts';

interface AskFirstProps {
  readonly form: ContactFormProps;
  /** What a message is about as long as no course is known. */
  readonly heading: string;
  readonly course: BookingCourse | null;
}

/** The form for a question before booking. */
export const AskFirst = ({ form, heading, course }: AskFirstProps) => {
  const calendar = useMessages('calendar');
  const subjectOf = ({ term, days }: BookingCourse): string =>
    `${term.name}, ${term.city}, ${termDaysWithYear(term.dateStart, days, calendar)}`;
  return (
    <ContactCard
      needsScript={false}
      subject={course === null ? heading : subjectOf(course)}
      form={<ContactForm {...form} touched={false} />}
    />
  );
};
