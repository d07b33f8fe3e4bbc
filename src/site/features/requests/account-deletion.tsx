import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkAccountDeletion } from '#forms/account-deletion.ts';
import { textOfAnswer } from '#forms/answers.ts';
import { accountDeletionContract } from '#generated/api/own-contracts.ts';
import { accountDeletionForm } from '#generated/data/forms/account-deletion.ts';
import { createIdempotencyKeyMaker } from '../../lib/api/attempt-key.ts';
import { callApi } from '../../lib/api/call.ts';
import { useSingleSending } from '../../lib/api/use-sending.ts';
import { errorTextForSummary, fieldErrorText } from '../../lib/forms/error-text.ts';
import { toResolverResult } from '../../lib/forms/field-errors.ts';
import { askAboutTypingSlip, toFieldQuestion } from '../../lib/forms/field-question.ts';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { FieldControl } from '../../ui/form/field-control.tsx';
import { SendButton } from '../../ui/form/send-button.tsx';
import { SendNotice } from '../../ui/form/send-notice.tsx';

const [field] = accountDeletionForm.fields;
const control = 'deletion-email';

interface DeletionValues {
  readonly email: string;
}

const deletionBody = ({ email }: DeletionValues) => ({ email: textOfAnswer(email) });

/** Shown whether the address is known or not. */
const Received = () => {
  const t = useMessages('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="outcome">
      <h2 ref={heading} tabIndex={-1} className="outcome-heading">
        {t.sent()}
      </h2>
      <p className="lead">{t.sentText()}</p>
    </div>
  );
};

/** The form with the e-mail address of the account to delete. */
export const AccountDeletion = ({ title }: { readonly title: string }) => {
  const t = useMessages('account');
  const texts = useMessages('form');
  const summary = useRef<ErrorSummaryHandle>(null);
  const [sent, setSent] = useState(false);
  const [keyOf] = useState(createIdempotencyKeyMaker);
  const { sending, failed, send, end } = useSingleSending();
  const form = useForm<DeletionValues>({
    defaultValues: { email: '' },
    shouldFocusError: false,
    resolver: (values) => toResolverResult(values, checkAccountDeletion(deletionBody(values)).problems),
  });
  const { errors, touchedFields } = form.formState;
  const code = errors.email?.message;
  const error = code === undefined ? undefined : fieldErrorText(texts, code, field);
  const question = touchedFields.email === true ? askAboutTypingSlip(field.rule, form.getValues('email')) : null;
  usePageTitle(error === undefined ? title : texts.errorTitle({ title }));
  const submit = form.handleSubmit(
    (values) =>
      void send(async (signal) => {
        summary.current?.clear();
        const body = deletionBody(values);
        await callApi(accountDeletionContract, { body }, { key: keyOf(body), signal });
        form.reset();
        end();
        setSent(true);
      }),
    () => summary.current?.focus(),
  );
  if (sent) return <Received />;
  return (
    <form className="box request-form" noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t.heading()}</h2>
      <ErrorSummary
        entries={code === undefined ? [] : [{ control, text: errorTextForSummary(texts, code, field) }]}
        ref={summary}
      />
      <FieldControl
        field={field}
        id={control}
        required
        error={error}
        question={toFieldQuestion(texts, question, (meant) => form.setValue('email', meant, { shouldValidate: true }))}
        control={form.register('email')}
      />
      <p className="note">{t.privacyNote()}</p>
      <SendNotice heading={t.notSent()} failed={failed} />
      <div className="actions">
        <SendButton name={t.send()} busyName={t.sending()} sending={sending} failed={failed} />
      </div>
    </form>
  );
};
