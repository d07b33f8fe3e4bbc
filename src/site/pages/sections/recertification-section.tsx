import type { CourseBody } from '#contract/course.ts';
import type { Locale } from '#domain/locale.ts';
import { audiences } from '#generated/data/audiences.ts';
import { cities } from '#generated/data/cities.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { Calculator } from '../../features/recertification/calculator.tsx';
import type { ExamCities } from '../../features/recertification/exam-terms.ts';
import { WindowTable } from '../../features/recertification/window-table.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { Section } from '../../ui/text/section.tsx';
import { examDaysFromSnapshot } from './exam-days.ts';

const examCities = (locale: Locale): ExamCities =>
  Object.fromEntries(
    cities.map((city) => [
      city.calendarId,
      [locale === 'pl' ? city.name : city.nameEn, city.latitude, city.longitude] as const,
    ]),
  );

/** The exams that renew a certificate, as the calendar knows them; null where the page is about none that can be booked. */
const renewalOf = ({ course }: CourseBody) =>
  courseTypes.find(({ id, renewsCertificate }) => id === course.id && renewsCertificate)?.calendar ?? null;

export const hasExamCalculator = (body: CourseBody): boolean => renewalOf(body) !== null;

/** When a certificate can be renewed: the rule in words, a calculator, and a table for paper. The page of a city leads to them. */
export const RecertificationSection = ({ body }: { readonly body: CourseBody }) => {
  const t = useMessages('recertification');
  const locale = useLocale();
  const { reader } = useSiteContext();
  const client = audiences.find(({ id }) => id === body.course.audience)?.client ?? '';
  if (body.renewal === null) return null;
  const rule = t.rule(body.renewal);
  if (body.local !== null && body.city !== null) {
    return (
      <Section id="kalkulator" heading={t.heading()} intro={rule}>
        <p>
          <a className="button button-quiet" href={`${body.local.courseHref}?localization=${body.city.id}#kalkulator`}>
            {t.calculate()}
          </a>
        </p>
      </Section>
    );
  }
  return (
    <Section id="kalkulator" heading={t.heading()} intro={rule}>
      <div data-course={body.course.name}>
        <Calculator
          {...examDaysFromSnapshot(client, (type) => reader.courses({ type, client, locale }))}
          cities={examCities(locale)}
          bookingHref={pathTo('booking', locale)}
        />
      </div>
      <p className="section-note">{t.condition()}</p>
      <WindowTable />
    </Section>
  );
};
