import type { CallFailure } from '../../../lib/api/call-error.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import { CallNotice } from '../../../ui/call/call-notice.tsx';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { ReloadButton } from '../../../ui/form/retry-button.tsx';

const codeOf = (failure: CallFailure): string | null => (failure.kind === 'status' ? failure.code : null);

/** Whether an order has become possible where only less was requested. */
export const hasOrderBecomePossible = (failure: CallFailure): boolean => codeOf(failure) === 'order-possible';

/** The reason why an order was refused. */
export const RefusalNotice = ({ failure }: { readonly failure: CallFailure }) => {
  const t = useMessages('booking');
  const calls = useMessages('calls');
  const reasons: Readonly<Record<string, string>> = {
    'not-found': t.notFoundText(),
    'not-bookable': t.notFoundText(),
    'term-started': t.startedText(),
    'still-running': t.stillRunning(),
    'too-many-held': t.tooManyHeld(),
    'order-possible': t.orderPossible(),
    'amount-differs': t.amountDiffers(),
  };
  const isOutdated = failure.kind === 'outdated';
  const reason = reasons[codeOf(failure) ?? ''];
  return (
    <div className="notice notice-failure">
      <p>
        <strong>{isOutdated ? calls.arrived() : t.notSent()}</strong>
      </p>
      {reason === undefined ? (
        <>
          <CallNotice failure={failure} kept />
          {isOutdated && <ReloadButton />}
        </>
      ) : (
        <p>
          {reason} {calls.phoneInstead()} <PhoneLink />
        </p>
      )}
    </div>
  );
};
