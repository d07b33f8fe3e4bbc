import { formatDay } from '#domain/dates/dates-in-words.ts';
import { canAudienceBookOnline } from '#forms/registration/books-online.ts';
import { admitsMinors } from '#forms/registration/course-demands.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { examWindow } from '../../../lib/exam-window.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import type { BookingCase } from '../booking-case.ts';
import { certificateExpiryDay, type Refusal } from './participant-refusal.ts';

/** The reason of a refusal, and the alternative. */
interface Alternative {
  readonly why: string;
  readonly href: string;
  readonly instead: string;
}

type Course = (typeof courseTypes)[number];
type OpenCourse = Extract<Course, { readonly audience: 'individual' }>;

const isOpen = (course: Course): course is OpenCourse => canAudienceBookOnline(course.audience);

/** The booked course and those that a refusal leads to, by their facts: for teenagers, and for the state certificate. */
const noticeCourses = ({ course }: BookingCase) => {
  const open = courseTypes.filter(isOpen);
  return {
    booked: open.find(({ calendar }) => calendar === course.term.type),
    forTeenagers: open.find(admitsMinors),
    forCertificate: open.find(({ stateCertificate, renewsCertificate }) => stateCertificate && !renewsCertificate),
  };
};

interface ParticipantNoticeProps {
  readonly booking: BookingCase;
  readonly refusal: Refusal;
}

/** Why the participant cannot take this course, when it would be possible, and the alternative. */
export const ParticipantNotice = ({ booking, refusal }: ParticipantNoticeProps) => {
  const t = useMessages('booking');
  const locale = useLocale();
  const { booked, forTeenagers, forCertificate } = noticeCourses(booking);
  const pageOf = (course: OpenCourse | undefined): string =>
    course === undefined ? pathTo('individual-listing', locale) : pathTo('course', locale, { type: course.id });
  const { first, last } = examWindow(certificateExpiryDay(booking) ?? booking.course.startDay);
  const days = { first: formatDay(first, locale), last: formatDay(last, locale) };
  const notices: Readonly<Record<Refusal, Alternative>> = {
    tooYoungTeen: {
      why: t.tooYoungTeen({ age: String(booking.course.minimumAge) }),
      href: pathTo('contact', locale),
      instead: t.askInstead(),
    },
    tooYoungAdult: {
      why: t.tooYoungAdult({
        adult: String(booking.course.minimumAge),
        age: String(forTeenagers?.minimumAge ?? booking.course.minimumAge),
      }),
      href: pageOf(forTeenagers),
      instead: t.teenCourse(),
    },
    tooEarly: { why: t.examTooEarly(days), href: `${pageOf(booked)}#kalkulator`, instead: t.examDates() },
    expired: {
      why: t.examTooLate({ last: days.last, exam: formatDay(booking.course.startDay, locale) }),
      href: pageOf(forCertificate),
      instead: t.wholeCourse(),
    },
  };
  const { why, href, instead } = notices[refusal];
  return (
    <p className="notice">
      {why} {refusal === 'expired' && <PhoneLink />} <a href={href}>{instead}</a>
    </p>
  );
};
