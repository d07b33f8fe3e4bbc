import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import { ageOf } from '#forms/registration/circumstances.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type RecertificationWindowValue, recertificationWindow } from '#generated/rules/recertification-window.ts';
import { examWindow } from '../../../lib/exam-window.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import type { BookingCase } from '../booking-case.ts';
import { textAnswer } from '../booking-case.ts';

type Refusal = 'tooYoungTeen' | 'tooYoungAdult' | Exclude<RecertificationWindowValue, 'inWindow'>;

/** The reason of a refusal, and the alternative. */
interface WayOut {
  readonly why: string;
  readonly href: string;
  readonly instead: string;
}

const expiryOf = ({ course, answers }: BookingCase): number | null =>
  course.renewsCertificate ? parseCivilDate(textAnswer(answers, 'certificateExpiry')) : null;

/** Why the answers exclude the participant from the course; null where they do not. */
const refusalOf = (booking: BookingCase): Refusal | null => {
  const { course } = booking;
  if (ageOf(booking) === 'tooYoung') return course.teenagersAdmitted ? 'tooYoungTeen' : 'tooYoungAdult';
  const expiryDay = expiryOf(booking);
  if (expiryDay === null) return null;
  const { value } = recertificationWindow({ expiryDay, examDay: course.startDay });
  return value === 'inWindow' ? null : value;
};

/** Why the participant cannot take this course, when it would be possible, and the alternative. */
export const ParticipantNotice = ({ booking }: { readonly booking: BookingCase }) => {
  const t = useTexts('booking');
  const locale = useLocale();
  const refusal = refusalOf(booking);
  if (refusal === null) return null;
  const adult = String(parameters.adultAge);
  const age = String(parameters.blsMinimumAge);
  const { first, last } = examWindow(expiryOf(booking) ?? booking.course.startDay);
  const days = { first: dayInWords(first, locale), last: dayInWords(last, locale) };
  const notices: Readonly<Record<Refusal, WayOut>> = {
    tooYoungTeen: { why: t.tooYoungTeen({ age }), href: pathTo('contact', locale), instead: t.askInstead() },
    tooYoungAdult: {
      why: t.tooYoungAdult({ adult, age }),
      href: pathTo('course', locale, { type: 'bls' }),
      instead: t.teenCourse(),
    },
    tooEarly: {
      why: t.examTooEarly(days),
      href: `${pathTo('course', locale, { type: 'kpp-rec' })}#kalkulator`,
      instead: t.examDates(),
    },
    expired: {
      why: t.examTooLate({ last: days.last, exam: dayInWords(booking.course.startDay, locale) }),
      href: pathTo('course', locale, { type: 'kpp' }),
      instead: t.wholeCourse(),
    },
  };
  const { why, href, instead } = notices[refusal];
  return (
    <p className="notice" role="status">
      {why} {refusal === 'expired' && <PhoneLink />} <a href={href}>{instead}</a>
    </p>
  );
};
