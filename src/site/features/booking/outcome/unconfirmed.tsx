import { useState } from 'react';
import { Link } from 'react-router';
import { endOfDay } from '#domain/dates/clock-in-words.ts';
import { confirmationMailContract } from '#generated/api/own-contracts.ts';
import type { RegistrationState } from '#generated/schemas/own.ts';
import { callApi } from '../../../lib/api/call.ts';
import { useSingleSending } from '../../../lib/api/use-sending.ts';
import { dateInWords } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { SendButton } from '../../../ui/form/send-button.tsx';
import { SendNotice } from '../../../ui/form/send-notice.tsx';

/** Sends the mail with the link once more, and says whether it left. */
const SendAgain = ({ reference }: { readonly reference: string }) => {
  const t = useMessages('outcomes');
  const [sent, setSent] = useState<boolean | null>(null);
  const { sending, failed, send, end } = useSingleSending();
  const press = () =>
    void send(async (signal) => {
      const answer = await callApi(confirmationMailContract, { parameters: { reference } }, { signal });
      setSent(answer.sent);
      end();
    });
  return (
    <>
      <p role="status">
        {sent === true && t.sentAgain()}
        {sent === false && (
          <>
            {t.sentEnough()} <PhoneLink />
          </>
        )}
      </p>
      <SendNotice heading={t.notSentAgain()} failed={failed} />
      {sent !== false && (
        <SendButton
          name={t.sendAgain()}
          busyName={t.sendingAgain()}
          sending={sending}
          failed={failed}
          onPress={press}
          quiet
        />
      )}
    </>
  );
};

interface UnconfirmedProps {
  readonly state: RegistrationState;
  /** Whether the server accepts the payment of an unconfirmed booking. */
  readonly payable: boolean;
}

/** What an unconfirmed booking waits for: the address to confirm, until when, and what to do without a mail. */
export const Unconfirmed = ({ state, payable }: UnconfirmedProps) => {
  const { heldUntil, payUntil, address, undelivered, reference, term } = state;
  const t = useMessages('outcomes');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  if (heldUntil === null) return null;
  return (
    <div>
      {address !== undefined && (
        <p>
          {undelivered === true ? t.undeliveredTo() : t.mailedTo()} <strong>{address}</strong>
        </p>
      )}
      {payUntil !== null && <p>{t.thenPay({ date: dateInWords(payUntil, calendar) + endOfDay[locale] })}</p>}
      <details className="fold" open={undelivered}>
        <summary>{t.mailMissing()}</summary>
        <div>
          {undelivered !== true && <p>{t.noMail()}</p>}
          <SendAgain reference={reference} />
          <p>
            <strong>{t.wrongAddress()}</strong> {t.wrongAddressText()}
          </p>
          <p>
            <Link to={{ search: `?course=${term.id}` }}>{t.otherAddress()}</Link>
          </p>
        </div>
      </details>
      <details className="fold">
        <summary>{t.orderRules()}</summary>
        <div>
          <p>{t.contract()}</p>
          {payable && <p>{t.payTaken()}</p>}
        </div>
      </details>
    </div>
  );
};
