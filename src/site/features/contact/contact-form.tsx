import { useEffect, useEffectEvent, useRef } from 'react';
import { pauseOf } from '../../lib/api/call-error.ts';
import { errorText } from '../../lib/forms/error-text.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { useSecondsUntil } from '../../lib/hooks/use-seconds-until.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { ErrorSummary, type ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { ContactFormView } from './contact-form-view.tsx';
import { ContactOverlay } from './contact-overlay.tsx';
import { type ContactFieldId, contactFields } from './contact-values.ts';
import { useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  /** Name of the form for analytics. */
  readonly formName: string;
}

/** The contact form in the browser, hydrated when it is first touched; what checks and sends comes with the first typing. */
export const Component = ({ formName }: ContactFormProps) => {
  const t = useTexts('form');
  const live = useHydrated();
  const summary = useRef<ErrorSummaryHandle>(null);
  const { form, machine, failed, advance, delivery, edit } = useContactForm(formName);
  const { errors: found, touchedFields } = form.formState;
  const errors = machine.state === 'invalid' ? found : {};
  const waiting = useSecondsUntil(failed === null ? 0 : failed.at + pauseOf(failed.failure));
  const sending = machine.state === 'sending';
  const blocked = sending || machine.state === 'invalid' || waiting > 0;
  const begin = useEffectEvent(() => advance({ type: 'focusInput' }));
  useEffect(() => begin(), []);

  const send = form.handleSubmit(
    () => advance({ type: 'send', valid: true }),
    () => {
      advance({ type: 'send', valid: false });
      summary.current?.focus();
    },
  );
  const errorOf = (id: ContactFieldId): string | undefined => {
    const code = errors[id]?.message;
    return code === undefined ? undefined : errorText(t, code);
  };
  const askAbout = (id: ContactFieldId): string | undefined => {
    const rule = contactFields.find((field) => field.id === id)?.rule ?? null;
    const key = touchedFields[id] === true ? delivery?.questionOf(rule, form.getValues(id)) : null;
    return key ? t[key]() : undefined;
  };
  const entries = contactFields.flatMap(({ id, input }) => {
    const error = errorOf(id);
    const text = input === 'checkbox' ? t[id]() : `${t[id]()}: ${error}`;
    return error === undefined ? [] : [{ control: `contact-${id}`, text }];
  });
  return (
    <>
      <ContactFormView
        control={(name) => (name === 'agreement' ? { ...form.register(name), value: 'true' } : form.register(name))}
        errorOf={errorOf}
        questionOf={askAbout}
        messageShown={machine.messageShown}
        sending={sending}
        waiting={waiting}
        blocked={blocked}
        live={live}
        summary={live && <ErrorSummary entries={entries} ref={summary} />}
        onSubmit={(event) => {
          if (waiting > 0) event.preventDefault();
          else void send(event);
        }}
        onFocus={() => advance({ type: 'focusInput' })}
        onChange={edit}
      />
      <ContactOverlay machine={machine} failed={failed} advance={advance} />
    </>
  );
};
