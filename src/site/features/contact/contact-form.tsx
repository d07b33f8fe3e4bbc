import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ProviderAccess } from '#domain/provider-access.ts';
import { pauseOf } from '../../lib/api/call-error.ts';
import type { DocumentHrefs } from '../../lib/forms/document-hrefs.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useErrorTitle } from '../../lib/hooks/use-page-title.ts';
import { useSecondsUntil } from '../../lib/hooks/use-seconds-until.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { ContactFormView } from './contact-form-view.tsx';
import { ContactOverlay } from './contact-overlay.tsx';
import { type ContactField, contactFields } from './contact-values.ts';
import { useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  /** Name of the form for analytics. */
  readonly formName: string;
  readonly documents: DocumentHrefs;
  /** Whether it is about a training for a group. */
  readonly group?: boolean;
  /** Where the message is delivered that the site's own host does not take. */
  readonly provider?: ProviderAccess;
  /** False where nobody has touched the form yet; an island wakes because somebody did. */
  readonly touched?: boolean;
}

/** The contact form in the browser, hydrated when it is first touched; what checks and sends comes with the first typing. */
export const Component = ({ formName, documents, provider, group = false, touched = true }: ContactFormProps) => {
  const t = useTexts('form');
  const live = useHydrated();
  const summary = useRef<ErrorSummaryHandle>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const { form, values, problems, machine, failed, advance, delivery, edit, send, correct } = useContactForm(
    formName,
    provider,
  );
  const failing = machine.state === 'invalid';
  const errors = failing ? problems : {};
  useErrorTitle(failing, (title) => t.errorTitle({ title }));
  const waiting = useSecondsUntil(failed === null ? 0 : failed.at + pauseOf(failed.failure));
  const sending = machine.state === 'sending';
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
    return code === undefined ? undefined : delivery?.errorText(t, code, field);
  };
  const askAbout = ({ id, rule }: ContactField) =>
    left.includes(id)
      ? delivery?.fieldQuestion(t, delivery.questionOf(rule, values[id]), (meant) => correct(id, meant))
      : undefined;
  const entries = contactFields.flatMap((field) => {
    const code = errors[field.id];
    if (code === undefined || delivery === null) return [];
    return [{ control: `contact-${field.id}`, text: delivery.listedError(t, code, field) }];
  });
  const state = {
    errorOf,
    questionOf: askAbout,
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
      />
      <ContactOverlay machine={machine} failed={failed} advance={advance} sendButton={sendButton} />
    </>
  );
};
