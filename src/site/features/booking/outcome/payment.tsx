import { formatAmount } from '#domain/money/format-amount.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { SendNotice } from '../../../ui/form/send-notice.tsx';
import { Transfer } from './transfer.tsx';
import { usePayment } from './use-payment.ts';

/** How a booking is paid, by transfer or at a payment service. */
export const Payment = ({ state }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const payment = useTexts('payment');
  const common = useTexts('common');
  const locale = useLocale();
  const { transfer, received, online } = state.payment;
  return (
    <>
      {received > 0 && (
        <p className="notice">
          {payment.received({ amount: common.zloty({ amount: formatAmount(received, locale) }) })}
        </p>
      )}
      {transfer !== null ? (
        <Transfer state={state} transfer={transfer} />
      ) : online ? (
        <OnlinePayment state={state} />
      ) : (
        <p className="notice">{t.payAtOffice({ phone: organisation.phone.display })}</p>
      )}
    </>
  );
};

/** The amount that the server asks for, and the button that leads to the payment; nothing is typed again. */
const OnlinePayment = ({ state }: { readonly state: RegistrationState }) => {
  const t = useTexts('payment');
  const common = useTexts('common');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  const { starting, failed, start } = usePayment(state.reference);
  const amount = common.zloty({ amount: formatAmount(state.payment.missing, locale) });
  const name = state.state === 'paymentFailed' ? t.payAgain() : t.pay({ amount });
  return (
    <div className="box payment">
      <p>
        {t.amount()} <strong className="payment-amount">{amount}</strong>
      </p>
      {state.payUntil !== null && <p className="note">{t.payUntil({ date: dateWord(state.payUntil, calendar) })}</p>}
      <SendNotice heading={t.failedToStart()} failed={failed} />
      <SendButton name={name} busyName={t.paying()} sending={starting} failed={failed} onPress={start} />
    </div>
  );
};
