import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { SendButton } from '../../ui/form/send-button.tsx';
import { SendNotice } from '../../ui/form/send-notice.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalFields } from './withdrawal-fields.tsx';
import { WithdrawalReceived } from './withdrawal-received.tsx';
import { withdrawalFields } from './withdrawal-steps.ts';

/** Withdrawal from a contract: the statement, then a second step that confirms it. */
export const Withdrawal = ({ title }: { readonly title: string }) => {
  const t = useTexts('withdrawal');
  const texts = useTexts('form');
  const [query] = useSearchParams();
  const [reference] = useState(() => query.get('reference') ?? '');
  const { form, step, receipt, sending, failed, submit, goBack, summary } = useWithdrawal(reference);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const failing = Object.keys(form.formState.errors).length > 0;
  usePageTitle(failing ? texts.errorTitle({ title }) : title);
  if (receipt !== null) return <WithdrawalReceived {...receipt} />;
  const confirming = step === 'confirmation';
  return (
    <form key={step} className="box request-form" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {confirming ? t.confirmHeading() : t.heading()}
      </h2>
      {confirming && (
        <>
          <p>{t.confirmText()}</p>
          <dl className="answers-list">
            {withdrawalFields.map(({ id }) =>
              id === 'confirmation' ? null : (
                <div key={id}>
                  <dt>{texts[id]()}</dt>
                  <dd>{form.getValues(id)}</dd>
                </div>
              ),
            )}
          </dl>
        </>
      )}
      <WithdrawalFields step={step} form={form} summary={summary} />
      <SendNotice heading={t.notSent()} failed={failed} />
      <div className="actions">
        {confirming ? (
          <>
            <SendButton name={t.send()} busyName={t.sending()} sending={sending} failed={failed} />
            <button type="button" className="button button-quiet" onClick={goBack}>
              {t.back()}
            </button>
          </>
        ) : (
          <button type="submit" className="button">
            {t.continue()}
          </button>
        )}
      </div>
    </form>
  );
};
