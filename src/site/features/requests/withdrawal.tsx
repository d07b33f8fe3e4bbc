import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import type { Problems } from '#forms/check-form.ts';
import { buildWithdrawalBody, checkWithdrawal } from '#forms/withdrawal.ts';
import { withdrawalContract } from '#generated/api/own-contracts.ts';
import { withdrawalForm } from '#generated/data/forms/withdrawal.ts';
import { type WithdrawalResponse, withdrawalBody } from '#generated/schemas/own.ts';
import { createIdempotencyKeyMaker } from '../../lib/api/attempt-key.ts';
import { callApi } from '../../lib/api/call.ts';
import { useSingleSending } from '../../lib/api/use-sending.ts';
import { dateInWords } from '../../lib/calendar/calendar-texts.ts';
import { warsawTimeOfInstant } from '../../lib/calendar/warsaw-time.ts';
import { errorTextForSummary, fieldErrorText } from '../../lib/forms/error-text.ts';
import { toResolverResult } from '../../lib/forms/field-errors.ts';
import { askAboutTypingSlip, toFieldQuestion } from '../../lib/forms/field-question.ts';
import { usePageTitle } from '../../lib/hooks/use-page-title.ts';
import { useLocale, useMessages } from '../../lib/texts-context.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { FieldControl } from '../../ui/form/field-control.tsx';
import { SendButton } from '../../ui/form/send-button.tsx';
import { SendNotice } from '../../ui/form/send-notice.tsx';
import { WithdrawnContract } from './withdrawn-contract.tsx';

const { fields: withdrawalFields, steps: withdrawalSteps } = withdrawalForm;
type WithdrawalField = (typeof withdrawalFields)[number];
type WithdrawalFieldId = WithdrawalField['id'];
type WithdrawalStep = (typeof withdrawalSteps)[number]['id'];

interface WithdrawalValues {
  readonly name: string;
  readonly reference: string;
  readonly email: string;
  readonly confirmation: boolean;
}

const stepFields = (step: WithdrawalStep): readonly WithdrawalField[] => {
  const ids: readonly string[] = withdrawalSteps.find(({ id }) => id === step)?.fields ?? [];
  return withdrawalFields.filter(({ id }) => ids.includes(id));
};

/** Problems of a step, by field. */
const checkStep = (step: WithdrawalStep, values: WithdrawalValues): Problems => {
  const { problems } = checkWithdrawal(buildWithdrawalBody({ ...values }));
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => stepFields(step).some(({ id }) => id === field)),
  );
};

/** State of a withdrawal: two steps, then one request. */
const useWithdrawal = (reference: string) => {
  const [step, setStep] = useState<WithdrawalStep>('statement');
  const [receipt, setReceipt] = useState<WithdrawalResponse | null>(null);
  const [keyOf] = useState(createIdempotencyKeyMaker);
  const summary = useRef<ErrorSummaryHandle>(null);
  const { sending, failed, send, end } = useSingleSending();
  const form = useForm<WithdrawalValues>({
    defaultValues: { name: '', reference, email: '', confirmation: false },
    shouldFocusError: false,
    resolver: (values) => toResolverResult(values, checkStep(step, values)),
  });
  const show = (next: WithdrawalStep): void => {
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    setStep(next);
  };
  const post = (values: WithdrawalValues) =>
    send(async (signal) => {
      summary.current?.clear();
      const body = withdrawalBody.parse(buildWithdrawalBody({ ...values }));
      const answer = await callApi(withdrawalContract, { body }, { key: keyOf(body), signal });
      form.reset({ name: '', reference: '', email: '', confirmation: false });
      end();
      setReceipt(answer);
    });
  const submit = (event: FormEvent): void =>
    void form.handleSubmit(
      (values) => (step === 'statement' ? show('confirmation') : void post(values)),
      () => summary.current?.focus(),
    )(event);
  const goBack = (): void => {
    form.setValue('confirmation', false);
    show('statement');
  };
  return { form, step, receipt, sending, failed, submit, goBack, summary };
};

interface WithdrawalFieldsProps {
  readonly step: WithdrawalStep;
  readonly form: UseFormReturn<WithdrawalValues>;
  readonly summary: RefObject<ErrorSummaryHandle | null>;
}

const controlId = (id: WithdrawalFieldId): string => `withdrawal-${id}`;

/** The fields of a step below the summary of their errors. */
const WithdrawalFields = ({ step, form, summary }: WithdrawalFieldsProps) => {
  const t = useMessages('form');
  const { errors } = form.formState;
  const fields = stepFields(step);
  const entries = fields.flatMap((field) => {
    const code = errors[field.id]?.message;
    return code === undefined ? [] : [{ control: controlId(field.id), text: errorTextForSummary(t, code, field) }];
  });
  const errorOf = (field: WithdrawalField): string | undefined => {
    const code = errors[field.id]?.message;
    return code === undefined ? undefined : fieldErrorText(t, code, field);
  };
  const { touchedFields } = form.formState;
  const suggestionFor = ({ id, rule }: WithdrawalField) =>
    toFieldQuestion(t, touchedFields[id] === true ? askAboutTypingSlip(rule, form.getValues(id)) : null, (meant) =>
      form.setValue(id, meant, { shouldValidate: form.formState.isSubmitted }),
    );
  return (
    <>
      <ErrorSummary entries={entries} ref={summary} />
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          id={controlId(field.id)}
          required
          error={errorOf(field)}
          question={suggestionFor(field)}
          control={form.register(field.id)}
        />
      ))}
    </>
  );
};

/** The receipt of a statement: the day and the hour of its arrival in Warsaw time, and whether it took effect. */
const WithdrawalReceived = ({ receivedAt, effect, refund, refundUntil }: WithdrawalResponse) => {
  const t = useMessages('withdrawal');
  const calendar = useMessages('calendar');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const instant = Date.parse(receivedAt);
  const date = dateInWords(formatCivilDate(warsawDate(instant)), calendar);
  return (
    <div className="outcome">
      <h1 ref={heading} tabIndex={-1}>
        {t.sent()}
      </h1>
      <p className="lead">{t.sentText({ date, time: warsawTimeOfInstant(receivedAt, locale) })}</p>
      <p>{t[effect]()}</p>
      {refund !== undefined && refundUntil !== undefined && (
        <p>
          <strong>
            {t.refunded({ amount: formatPrice(refund, locale), date: dateInWords(refundUntil, calendar) })}
          </strong>
        </p>
      )}
      <p>{t.sentMail()}</p>
    </div>
  );
};

interface WithdrawalProps {
  readonly title: string;
  /** What the page says before and after the form, until the statement has arrived. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Withdrawal from a contract: the statement, then a second step that confirms it. The receipt is a page of its own. */
export const Withdrawal = ({ title, head, children }: WithdrawalProps) => {
  const t = useMessages('withdrawal');
  const texts = useMessages('form');
  const [query] = useSearchParams();
  const [reference] = useState(() => query.get('reference') ?? '');
  const [booking] = useState(() => query.get('booking') ?? '');
  const { form, step, receipt, sending, failed, submit, goBack, summary } = useWithdrawal(reference);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const failing = Object.keys(form.formState.errors).length > 0;
  usePageTitle(failing ? texts.errorTitle({ title }) : title);
  if (receipt !== null)
    return (
      <div className="wrap section">
        <WithdrawalReceived {...receipt} />
      </div>
    );
  const confirming = step === 'confirmation';
  return (
    <>
      {head}
      <div className="wrap section">
        <form key={step} className="box request-form" noValidate onSubmit={submit}>
          <h2 ref={heading} tabIndex={-1}>
            {confirming ? t.confirmHeading() : t.heading()}
          </h2>
          {confirming && (
            <>
              <p>{t.confirmText()}</p>
              <WithdrawnContract booking={booking} reference={form.getValues('reference')} />
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
        {children}
      </div>
    </>
  );
};
