import { addMonths, dayNumber, formatCivilDate, parseCivilDate, toCivilDate } from '#domain/dates/civil-date.ts';
import { edition } from '#generated/data/edition.ts';
import { dateInWords } from '../../lib/calendar/calendar-texts.ts';
import { examWindow } from '../../lib/exam-window.ts';
import { useMessages } from '../../lib/texts-context.ts';

const months = 12;

/** The first days of the months that follow the edition of the site's facts. */
const expiryDays = (): readonly number[] => {
  const { year, month } = toCivilDate(parseCivilDate(edition) ?? 0);
  const start = dayNumber({ year, month, day: 1 });
  return Array.from({ length: months }, (_, at) => addMonths(start, at + 1));
};

/** The window of certificates that expire in the coming months, for paper and for browsers without JavaScript. */
export const WindowTable = () => {
  const t = useMessages('recertification');
  const calendar = useMessages('calendar');
  const inWords = (day: number): string => dateInWords(formatCivilDate(day), calendar);
  return (
    <details className="fold window-table">
      <summary>{t.table()}</summary>
      <div className="window-scroll">
        <table>
          <caption className="visually-hidden">{t.table()}</caption>
          <thead>
            <tr>
              <th scope="col">{t.validUntil()}</th>
              <th scope="col">{t.examFrom()}</th>
            </tr>
          </thead>
          <tbody>
            {expiryDays().map((day) => (
              <tr key={day}>
                <td>{inWords(day)}</td>
                <td>{inWords(examWindow(day).first)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
};
