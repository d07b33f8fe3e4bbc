import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationStateContract } from '#generated/api/own-contracts.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { type RegistrationState, reference as referenceShape } from '#generated/schemas/own.ts';
import { failureOfError } from '../../../lib/api/call-error.ts';
import { queryClient, queryOfCall } from '../../../lib/api/query-client.ts';
import { useOnPageRestored } from '../../../lib/hooks/use-restored.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import { CallNotice } from '../../../ui/call/call-notice.tsx';
import { RetryButton } from '../../../ui/form/retry-button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import type { AcceptedBooking } from '../booking-case.ts';
import { BookingNotice } from '../booking-notice.tsx';
import { type AwaitedPayment, OutcomePage } from './outcome-page.tsx';

interface OutcomeProps {
  readonly reference: string;
  /** The server's answer to the order, where it was just sent. */
  readonly known: AcceptedBooking | null;
  readonly title: string;
  /** Whether the visitor comes from the page of the payment service. */
  readonly returned: boolean;
}

const pollMilliseconds = 3000;
const timeoutMilliseconds = 120_000;
/** Milliseconds between two checks whether the mail to an unconfirmed address could be delivered. */
const mailMilliseconds = 15_000;

const awaitsPayment = (registration: RegistrationState | undefined): boolean =>
  registration?.state === 'pay' || (registration?.state === 'unconfirmed' && registration.payment.failed !== true);

/** Whether the payment of a returned visitor is unconfirmed, and for how long. */
const awaitedSince = (
  returnedAt: number | null,
  state: RegistrationState | undefined,
  receivedAt: number,
): AwaitedPayment => {
  if (returnedAt === null || !awaitsPayment(state)) return 'no';
  return receivedAt - returnedAt < timeoutMilliseconds ? 'now' : 'long';
};

/** The state of a booking, as the server reports it. */
export const Outcome = ({ reference, known, title, returned }: OutcomeProps) => {
  const t = useMessages('outcomes');
  const booking = useMessages('booking');
  const locale = useLocale();
  const wellFormed = referenceShape.safeParse(reference).success;
  const [openedAt] = useState(Date.now);
  const returnedAt = returned ? openedAt : null;
  const query = useQuery(
    {
      ...queryOfCall(registrationStateContract, { parameters: { reference } }),
      enabled: wellFormed,
      gcTime: 0,
      refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
        if (awaitedSince(returnedAt, data, dataUpdatedAt) === 'now') return pollMilliseconds;
        const isNew = data?.state === 'unconfirmed' && dataUpdatedAt - openedAt < timeoutMilliseconds;
        return isNew ? mailMilliseconds : false;
      },
      ...(known === null ? {} : { initialData: known.state }),
    },
    queryClient,
  );
  useOnPageRestored(() => void query.refetch());
  if (query.data !== undefined && wellFormed) {
    return (
      <OutcomePage
        key={query.data.state}
        state={query.data}
        title={title}
        placeTaken={known?.placeTaken === true}
        awaited={awaitedSince(returnedAt, query.data, query.dataUpdatedAt)}
      />
    );
  }
  const failure = failureOfError(query.error);
  const unknown = failure.kind === 'status' && (failure.status === 404 || failure.status === 410);
  if (!wellFormed || (query.isError && unknown)) {
    return (
      <BookingNotice heading={t.notFound()} text={t.notFoundText()} urgent>
        <a href={pathTo('search', locale)}>{booking.findDate()}</a>
      </BookingNotice>
    );
  }
  if (!query.isError) {
    return (
      <LiveRegion className="notice">
        <p>{t.loading()}</p>
      </LiveRegion>
    );
  }
  return (
    <LiveRegion role="alert" className="notice">
      <CallNotice failure={failure} />
      <RetryButton failed={{ failure, at: query.errorUpdatedAt }} onRetry={() => void query.refetch()} />
    </LiveRegion>
  );
};
