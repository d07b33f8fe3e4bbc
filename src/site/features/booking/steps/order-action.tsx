import { isEnquiryOnly } from '#forms/registration/circumstances.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { failureOfError } from '../../../lib/api/call-error.ts';
import type { FailedSend } from '../../../lib/api/use-sending.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { CallNotice } from '../../../ui/call/call-notice.tsx';
import { RetryButton } from '../../../ui/form/retry-button.tsx';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { type BookingCase, decidePlacesForBooking } from '../booking-case.ts';
import type { useCurrentPrice } from '../order-price.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

interface OrderActionProps {
  readonly booking: BookingCase;
  readonly registration: { readonly sending: boolean; readonly refused: FailedSend | null };
  /** The question about the price of the order. */
  readonly query: ReturnType<typeof useCurrentPrice>['query'];
}

const actionTexts = (t: Messages['booking'], booking: BookingCase) => {
  if (isEnquiryOnly(booking)) return { name: t.enquire(), busy: t.reserving() };
  const reserve = decidePlacesForBooking(booking) !== 'bookable';
  return reserve ? { name: t.reserve(), busy: t.reserving() } : { name: t.order(), busy: t.ordering() };
};

/** Why the order was refused, or is not possible yet. */
export const OrderNotices = ({ registration: { refused }, query }: OrderActionProps) => (
  <div role="alert">
    {refused !== null && <RefusalNotice failure={refused.failure} />}
    {query.isError && (
      <>
        <CallNotice failure={failureOfError(query.error)} kept />
        <RetryButton
          failed={{ failure: failureOfError(query.error), at: query.errorUpdatedAt }}
          onRetry={() => void query.refetch()}
        />
      </>
    )}
  </div>
);

/** The button that orders, or enquires; it waits for the price. */
export const OrderButton = ({ booking, registration: { sending, refused }, query }: OrderActionProps) => {
  const t = useMessages('booking');
  const { name, busy } = actionTexts(t, booking);
  if (query.isError) return null;
  return (
    <SendButton
      name={name}
      busyName={query.isPending ? t.pricing() : busy}
      sending={sending || query.isPending}
      failed={refused}
    />
  );
};
