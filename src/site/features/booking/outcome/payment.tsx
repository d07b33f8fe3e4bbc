import { useState } from 'react';
import { endOfDay } from '#domain/dates/clock-in-words.ts';
import { formatAmount, formatPrice } from '#domain/money/amount.ts';
import { refundStateText } from '#forms/registration/outcome-texts.ts';
import { paymentStartContract, registrationStateContract } from '#generated/api/own-contracts.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';
import { createIdempotencyKeyMaker } from '../../../lib/api/attempt-key.ts';
import { callApi } from '../../../lib/api/call.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { queryClient, queryOfCall } from '../../../lib/api/query-client.ts';
import { useSingleSending } from '../../../lib/api/use-sending.ts';
import { dateInWords } from '../../../lib/calendar/calendar-texts.ts';
import { warsawToday } from '../../../lib/calendar/warsaw-today.ts';
import { usePhone } from '../../../lib/phone-context.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { SendNotice } from '../../../ui/form/send-notice.tsx';

/** Copies a text and confirms it. Null where the browser has no clipboard. */
const CopyButton = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const t = useMessages('payment');
  const [copied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className="button button-quiet button-small" onClick={copy}>
        {copied ? t.copied() : t.copy()} <span className="visually-hidden">{name}</span>
      </button>
      <span className="visually-hidden" role="status">
        {copied && t.copied()}
      </span>
    </>
  );
};

interface TransferProps {
  readonly state: RegistrationState;
  readonly transfer: NonNullable<RegistrationState['payment']['transfer']>;
}

/** Details of the bank transfer, each with a button that copies it. */
const Transfer = ({ state, transfer }: TransferProps) => {
  const t = useMessages('payment');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const { missing } = state.payment;
  const lines = [
    { id: 'amount', name: t.amount(), value: formatPrice(missing, locale), copied: formatAmount(missing, locale) },
    { id: 'account', name: t.account(), value: transfer.account, copied: transfer.account.replaceAll(' ', '') },
    { id: 'holder', name: t.holder(), value: transfer.holder, copied: transfer.holder },
    { id: 'title', name: t.title(), value: transfer.title, copied: transfer.title },
  ];
  return (
    <div className="box transfer">
      <h3>{t.transfer()}</h3>
      <p>{t.transferText()}</p>
      <dl className="transfer-lines">
        {lines.map(({ id, name, value, copied }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <span className="transfer-value">{value}</span> <CopyButton text={copied} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      {state.state !== 'unconfirmed' && state.payUntil !== null && (
        <p className="note">{t.payUntil({ date: dateInWords(state.payUntil, calendar) + endOfDay[locale] })}</p>
      )}
      <p className="note">{t.transferWhen()}</p>
    </div>
  );
};

/** Accepts an address of the site or an encrypted one. Throws CallError for any other. */
const paymentPage = (redirect: string): string => {
  const url = URL.parse(redirect, location.href);
  if (url !== null && (url.origin === location.origin || url.protocol === 'https:')) return url.href;
  throw new CallError('payment-start', { kind: 'invalidAnswer' });
};

/** Opens the payment page without a view transition, since it is not part of the site. */
const leaveFor = (url: string): void => {
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition(), { once: true });
  location.assign(url);
};

const isConflict = (error: unknown): boolean =>
  error instanceof CallError && error.failure.kind === 'status' && error.failure.status === 409;

/**
 * Starts a payment and opens its page. A repeated press starts no second one, also after a lost answer. Where the booking has changed
 * meanwhile, as by a payment from another page, its current state is shown.
 */
const usePayment = (reference: string) => {
  const { sending, failed, send } = useSingleSending();
  const [keyOf] = useState(createIdempotencyKeyMaker);
  const start = () =>
    void send(async (signal) => {
      const content = { reference };
      try {
        const { redirect } = await callApi(
          paymentStartContract,
          { parameters: content },
          { key: keyOf(content), signal },
        );
        leaveFor(paymentPage(redirect));
      } catch (error) {
        const { queryKey } = queryOfCall(registrationStateContract, { parameters: content });
        if (isConflict(error)) await queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    });
  return { starting: sending, failed, start };
};

/** Until when to pay, and the button that starts the payment. */
const OnlinePayment = ({ state }: { readonly state: RegistrationState }) => {
  const t = useMessages('payment');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const { starting, failed, start } = usePayment(state.reference);
  const amount = formatPrice(state.payment.missing, locale);
  const again = state.state === 'paymentFailed' || state.payment.failed === true;
  const name = again ? t.payAgain() : t.pay({ amount });
  return (
    <div className="payment">
      {state.state !== 'unconfirmed' && state.payUntil !== null && (
        <p className="note">{t.payUntil({ date: dateInWords(state.payUntil, calendar) + endOfDay[locale] })}</p>
      )}
      <SendNotice heading={t.failedToStart()} failed={failed} />
      <SendButton name={name} busyName={t.paying()} sending={starting} failed={failed} onPress={start} />
    </div>
  );
};

/** How a booking is paid, by transfer or at a payment service. */
export const Payment = ({ state }: { readonly state: RegistrationState }) => {
  const t = useMessages('outcomes');
  const payment = useMessages('payment');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const phone = usePhone();
  const { transfer, received, online } = state.payment;
  return (
    <>
      {received > 0 && <p className="notice">{payment.received({ amount: formatPrice(received, locale) })}</p>}
      {transfer !== null ? (
        <Transfer state={state} transfer={transfer} />
      ) : online ? (
        <OnlinePayment state={state} />
      ) : state.payUntil !== null && state.payUntil < warsawToday() ? (
        <p className="notice">{payment.timeOver({ date: dateInWords(state.payUntil, calendar) + endOfDay[locale] })}</p>
      ) : (
        <p className="notice">{t.payAtOffice({ phone: phone.display })}</p>
      )}
    </>
  );
};

/** State and reason of a refund. */
export const RefundNotice = ({ state }: { readonly state: RegistrationState }) => {
  const t = useMessages('payment');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const { refund } = state.payment;
  if (refund === null) return null;
  const amount = formatPrice(refund.amount, locale);
  const date = refund.until === undefined ? null : dateInWords(refund.until, calendar);
  return <p className="notice">{refundStateText(refund, t, { amount, date })}</p>;
};
