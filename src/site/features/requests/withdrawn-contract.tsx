import { useQuery } from '@tanstack/react-query';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { lastRefundDay } from '#forms/registration/last-days.ts';
import { isOnReserveList } from '#forms/registration/outcome-texts.ts';
import { registrationStateContract } from '#generated/api/own-contracts.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { type RegistrationState, reference as referenceShape } from '#generated/schemas/own.ts';
import { queryClient, queryOfCall } from '../../lib/api/query-client.ts';
import { dateInWords, termDaysWithYear } from '../../lib/calendar/calendar-texts.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';

interface WithdrawnContractProps {
  /** Reference that the page of the booking passed on; empty for visitors from elsewhere. */
  readonly booking: string;
  /** Number as it was typed. */
  readonly reference: string;
}

/** Whether a statement of today ends the contract at once. On the first day its hour decides. */
const endsAtOnce = ({ withdrawalUntil, term, cancelled }: RegistrationState, today: string): boolean =>
  withdrawalUntil !== null && today <= withdrawalUntil && today < term.dateStart && cancelled !== true;

/** The course, date and sum of the booking that the statement names, and what the statement will do; empty for visitors from elsewhere. */
export const WithdrawnContract = ({ booking, reference }: WithdrawnContractProps) => {
  const t = useMessages('withdrawal');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const enabled = referenceShape.safeParse(booking).success;
  const { data } = useQuery(
    { ...queryOfCall(registrationStateContract, { parameters: { reference: booking } }), enabled },
    queryClient,
  );
  if (data === undefined || data.number !== reference.trim()) return null;
  const { term, payment } = data;
  const now = Date.now();
  const lines = [
    [t.course(), term.name],
    [t.when(), termDaysWithYear(term.dateStart, daysOfType(term.type), calendar)],
    [t.where(), term.city],
    [t.paid(), formatPrice(payment.received, locale)],
  ] as const;
  return (
    <>
      <section className="box" aria-label={t.about()}>
        <dl className="answers-list">
          {lines.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {isOnReserveList(data) && <p>{t.leaves()}</p>}
      {endsAtOnce(data, formatCivilDate(warsawDate(now))) && (
        <p>
          {t.ends()}{' '}
          {payment.received > 0 &&
            t.refunded({
              amount: formatPrice(payment.received, locale),
              date: dateInWords(lastRefundDay(now), calendar),
            })}
        </p>
      )}
    </>
  );
};
