import { formatAmount } from '#domain/money/format-amount.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-words.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { SendNotice } from '../../../ui/form/send-notice.tsx';
import { Transfer } from './transfer.tsx';
import { usePayment } from './use-payment.ts';

/** How a booking is paid, by transfer or at a payment service. */
export const Payment = ({ state }: { readonly state: RegistrationState }) => {
  const { transfer } = state.payment;
  return transfer === null ? <OnlinePayment state={state} /> : <Transfer state={state} transfer={transfer} />;
};

/** The amount that the server asks for, and the button that leads to the payment; nothing is typed again. */
const OnlinePayment = ({ state }: { readonly state: RegistrationState }) => {
  const t = useTexts('payment');
  const common = useTexts('common');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  const { starting, failed, start } = usePayment(state.reference);
  const amount = common.zloty({ amount: formatAmount(state.amount ?? 0, locale) });
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
