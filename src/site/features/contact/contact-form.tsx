import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProviderAccess } from '#contract/layout.ts';
import {
  type ContactFormEvent,
  type ContactFormState,
  contactForm,
  contactFormStart,
} from '#generated/rules/contact-form.ts';
import { runWithAnalytics } from '../../lib/analytics/with-analytics.ts';
import { createIdempotencyKeyMaker } from '../../lib/api/attempt-key.ts';
import { failureOfError, retryDelayOfFailure } from '../../lib/api/call-error.ts';
import type { FailedSend } from '../../lib/api/use-sending.ts';
import type { DocumentHrefs } from '../../lib/forms/document-hrefs.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useErrorTitle } from '../../lib/hooks/use-page-title.ts';
import { noSideEffect, useRuleReducer } from '../../lib/hooks/use-rule.ts';
import { useSecondsUntil } from '../../lib/hooks/use-seconds-until.ts';
import { importWithRetry } from '../../lib/load-part.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { CallNotice } from '../../ui/call/call-notice.tsx';
import { CardMessage } from '../../ui/form/card-message.tsx';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { RetryButton } from '../../ui/form/retry-button.tsx';
import { CallUs } from './call-us.tsx';
import {
  type ContactField,
  type ContactFieldId,
  ContactFormView,
  type ContactValues,
  contactFields,
  readContactValues,
  useGroupQuestionLabels,
} from './contact-form-view.tsx';

export interface ContactFormProps {
  /** Name of the form for analytics. */
  readonly formName: string;
  readonly documents: DocumentHrefs;
  /** Whether it is about a training for a group. */
  readonly group?: boolean;
  /** The versions of that training in words. */
  readonly versions?: readonly string[];
  /** The provider that receives the message; absent where the site's host does. */
  readonly provider?: ProviderAccess;
  /** False where the form is rendered before the visitor touches it. */
  readonly touched?: boolean;
}

type Delivery = typeof import('./contact-delivery.ts');
const fetchDelivery = (): Promise<Delivery> => importWithRetry(() => import('./contact-delivery.ts'));

/** Effects that rendering the state fulfils. */
const rendered = {
  revealMessage: noSideEffect,
  disableButton: noSideEffect,
  enableButton: noSideEffect,
  showErrors: noSideEffect,
  clearErrors: noSideEffect,
  showSuccess: noSideEffect,
  showFailure: noSideEffect,
  hideOverlay: noSideEffect,
};

/** Values and problems of the form; the DOM keeps the values. */
const useValues = () => {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<ContactValues>({});
  const [problems, setProblems] = useState<Problems>({});
  const read = (): ContactValues => (form.current === null ? {} : readContactValues(form.current));
  return {
    form,
    values,
    problems,
    delivery,
    read,
    /** Resolves to whether all values are valid. Where the checks do not load, the server decides alone. */
    check: async (): Promise<boolean> => {
      setValues(read());
      const fetched = await fetchDelivery().catch(() => null);
      setDelivery(fetched);
      const found = fetched?.checkContactMessage(read()) ?? {};
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    clear: (): void => {
      form.current?.reset();
      setValues({});
      setProblems({});
    },
  };
};

/** State and actions of the contact card; the rule decides every transition. */
const useContactForm = (formName: string, provider?: ProviderAccess) => {
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [keyOf] = useState(createIdempotencyKeyMaker);
  const leaving = useRef<AbortController>(null);
  const reported = useRef<Promise<unknown>>(Promise.resolve());
  const { form, values, problems, delivery, read, check, clear } = useValues();
  const words = useGroupQuestionLabels();

  const [machine, advance] = useRuleReducer({
    start: contactFormStart,
    reduce: contactForm,
    effects: {
      ...rendered,
      trackSubmission: () => report(),
      postMessage: () => void post(),
      clearFields: () => {
        clear();
        setFailed(null);
      },
    },
  });

  function report(): void {
    const sent = read();
    runWithAnalytics((analytics) => {
      reported.current = importWithRetry(() => import('./contact-delivery.ts'))
        .then(({ trackContactSubmission }) => trackContactSubmission(analytics, formName, sent))
        .catch(() => undefined);
    });
  }

  /** Reports the result to analytics after the submission, since the phone number needs a library. */
  const reportResult = (result: 'sent' | 'notSent'): void =>
    runWithAnalytics(({ trackEvent }) =>
      reported.current.then(() => trackEvent({ event: 'contact_result', form_name: formName, result })),
    );

  async function post(): Promise<void> {
    const sent = read();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      await (await fetchDelivery()).sendContactMessage(sent, { keyOf, signal, provider, words });
      reportResult('sent');
      advance({ type: 'succeed' });
    } catch (error) {
      if (signal.aborted) return;
      reportResult('notSent');
      setFailed({ failure: failureOfError(error), at: Date.now() });
      advance({ type: 'fail' });
    }
  }

  /** Checks the values after an input. */
  const edit = async (): Promise<void> => advance({ type: 'edit', valid: await check() });

  /** Resolves to whether the message is valid and being sent. */
  const send = async (): Promise<boolean> => {
    const valid = await check();
    advance({ type: 'send', valid });
    return valid;
  };

  /** Replaces a mistyped value by the suggested one. */
  const correct = (id: ContactFieldId, meant: string): void => {
    const control = form.current?.elements.namedItem(id);
    if (control instanceof HTMLInputElement) control.value = meant;
    void edit();
  };

  useEffect(() => () => leaving.current?.abort(), []);
  return { form, values, problems, words, machine, failed, advance, delivery, edit, send, correct };
};

interface ContactOverlayProps {
  /** What was sent, and its answers about a group in words. */
  readonly values: ContactValues;
  readonly details: string;
  readonly machine: ContactFormState;
  readonly failed: FailedSend | null;
  readonly advance: (event: ContactFormEvent) => void;
  /** The submit button, which gets the focus back. */
  readonly sendButton: () => HTMLElement | null | undefined;
}

/** Covers the whole card after a message was sent; only the form, next to the phone, when it could not be. */
const ContactOverlay = ({ values, details, machine, failed, advance, sendButton }: ContactOverlayProps) => {
  const t = useMessages('form');
  if (machine.state === 'sent') {
    const leave = () => advance({ type: 'acknowledge' });
    const ok = (
      <button type="button" className="button" onClick={leave}>
        {t.close()}
      </button>
    );
    return (
      <CardMessage heading={t.sent()} tone="success" action={ok} onLeave={leave} returnTo={sendButton}>
        <p>{t.sentText()}</p>
        <p>{t.sentFrom({ email: values.email ?? '', phone: (values.phone ?? '').replaceAll(' ', '\u{a0}') })}</p>
        {details !== '' && <p className="lines">{details}</p>}
        <CallUs text={t.callUs()} />
      </CardMessage>
    );
  }
  if (machine.state !== 'failed' || failed === null) return null;
  const leave = () => advance({ type: 'retry' });
  const again = <RetryButton failed={failed} onRetry={leave} label={t.tryAgain()} />;
  return (
    <CardMessage heading={t.notSent()} tone="failure" action={again} onLeave={leave} returnTo={sendButton}>
      <p>{t.notSentText()}</p>
      <CallNotice failure={failed.failure} />
    </CardMessage>
  );
};

/** The contact form in the browser. Its checks and its delivery are loaded with the first typing. */
export const Component = (props: ContactFormProps) => {
  const { formName, documents, provider, group = false, versions = [], touched = true } = props;
  const t = useMessages('form');
  const live = useHydrated();
  const summary = useRef<ErrorSummaryHandle>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const { form, values, problems, words, machine, failed, advance, delivery, edit, send, correct } = useContactForm(
    formName,
    provider,
  );
  const failing = machine.state === 'invalid';
  const errors = failing ? problems : {};
  useErrorTitle(failing, (title) => t.errorTitle({ title }));
  const waiting = useSecondsUntil(failed === null ? 0 : failed.at + retryDelayOfFailure(failed.failure));
  const sending = machine.state === 'sending';
  const details = delivery?.groupAnswersText(values, words) ?? '';
  const begin = useEffectEvent(() => advance({ type: 'focusInput' }));
  useEffect(() => {
    if (touched) begin();
  }, [touched]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (waiting > 0) return;
    if (await send()) summary.current?.clear();
    else summary.current?.focus();
  };
  const sendButton = () => form.current?.querySelector<HTMLElement>('[type=submit]');
  const errorOf = (field: ContactField): string | undefined => {
    const code = errors[field.id];
    return code === undefined ? undefined : delivery?.fieldErrorText(t, code, field);
  };
  const suggestionFor = ({ id, rule }: ContactField) =>
    left.includes(id)
      ? delivery?.toFieldQuestion(t, delivery.askAboutTypingSlip(rule, values[id]), (meant) => correct(id, meant))
      : undefined;
  const entries = contactFields.flatMap((field) => {
    const code = errors[field.id];
    if (code === undefined || delivery === null) return [];
    return [{ control: `contact-${field.id}`, text: delivery.errorTextForSummary(t, code, field) }];
  });
  const state = {
    errorOf,
    questionOf: suggestionFor,
    messageShown: machine.messageShown,
    sending,
    waiting,
    blocked: sending || failing || waiting > 0,
    covered: machine.state === 'sent' || machine.state === 'failed',
    summary: <ErrorSummary entries={entries} ref={summary} />,
    onSubmit: (event: FormEvent) => void submit(event),
    onFocus: () => advance({ type: 'focusInput' }),
    onBlur: ({ target }: { readonly target: EventTarget }) =>
      target instanceof Element && setLeft((before) => [...before, target.id.replace('contact-', '')]),
    onInput: () => void edit(),
  };
  return (
    <>
      <ContactFormView
        ref={form}
        state={live ? state : null}
        scripted={provider !== undefined}
        documents={documents}
        group={group}
        versions={versions}
      />
      <ContactOverlay {...{ values, details, machine, failed, advance, sendButton }} />
    </>
  );
};
