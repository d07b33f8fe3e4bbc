import { useEffect, useRef } from 'react';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { WithdrawalResponse } from '#generated/schemas/own.ts';
import { dateWord } from '../../lib/calendar/calendar-texts.ts';
import { warsawTime } from '../../lib/calendar/warsaw-time.ts';
import { useTexts } from '../../lib/texts-context.ts';

/** The receipt of a statement: the day and the hour of its arrival in Warsaw time, and whether it took effect. */
export const WithdrawalReceived = ({ receivedAt, effect }: WithdrawalResponse) => {
  const t = useTexts('withdrawal');
  const calendar = useTexts('calendar');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const instant = Date.parse(receivedAt);
  const date = dateWord(formatCivilDate(warsawDate(instant)), calendar);
  return (
    <div className="outcome">
      <h2 ref={heading} tabIndex={-1} className="outcome-heading">
        {t.sent()}
      </h2>
      <p className="lead">{t.sentText({ date, time: warsawTime(receivedAt) })}</p>
      <p>{t[effect]()}</p>
      <p>{t.sentMail()}</p>
    </div>
  );
};
