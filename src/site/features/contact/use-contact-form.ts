import { useEffect, useRef, useState } from 'react';
import type { ProviderAccess } from '#domain/provider-access.ts';
import { contactForm, contactFormStart } from '#generated/rules/contact-form.ts';
import { createAttemptKey } from '../../lib/api/attempt-key.ts';
import { failureOf } from '../../lib/api/call-error.ts';
import type { Problems } from '../../lib/forms/field-errors.ts';
import { inState, useRule } from '../../lib/hooks/use-rule.ts';
import type { FailedSend } from '../../lib/hooks/use-sending.ts';
import { loadPart } from '../../lib/load-part.ts';
import { withAnalytics } from '../../lib/with-analytics.ts';
import { type ContactFieldId, type ContactValues, readValues } from './contact-values.ts';
import { useGroupTexts } from './group-texts.ts';

type Delivery = typeof import('./contact-delivery.ts');
const fetchDelivery = (): Promise<Delivery> => loadPart(() => import('./contact-delivery.ts'));

/** What the card shows of its state. */
const rendered = {
  revealMessage: inState,
  disableButton: inState,
  enableButton: inState,
  showErrors: inState,
  clearErrors: inState,
  showSuccess: inState,
  showFailure: inState,
  hideOverlay: inState,
};

/** What the form holds: the browser keeps it, and tells when it is asked. */
const useTyped = () => {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<ContactValues>({});
  const [problems, setProblems] = useState<Problems>({});
  const read = (): ContactValues => (form.current === null ? {} : readValues(form.current));
  return {
    form,
    values,
    problems,
    delivery,
    read,
    /** Whether everything that is typed is in order. Where the checks do not arrive the server decides alone. */
    check: async (): Promise<boolean> => {
      setValues(read());
      const fetched = await fetchDelivery().catch(() => null);
      setDelivery(fetched);
      const found = fetched?.checkValues(read()) ?? {};
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

/** State and actions of the contact card; every move is decided by the rule. */
export const useContactForm = (formName: string, provider?: ProviderAccess) => {
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [keyOf] = useState(createAttemptKey);
  const leaving = useRef<AbortController>(null);
  const { form, values, problems, delivery, read, check, clear } = useTyped();
  const words = useGroupTexts();

  const [machine, advance] = useRule({
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
    withAnalytics((analytics) =>
      loadPart(() => import('./report-submission.ts')).then(({ reportSubmission }) =>
        reportSubmission(analytics, formName, sent),
      ),
    );
  }

  const reportResult = (result: 'sent' | 'notSent'): void =>
    withAnalytics(({ track }) => track({ event: 'contact_result', form_name: formName, result }));

  async function post(): Promise<void> {
    const sent = read();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      await (await fetchDelivery()).deliver(sent, { keyOf, signal, provider, words });
      reportResult('sent');
      advance({ type: 'succeed' });
    } catch (error) {
      if (signal.aborted) return;
      reportResult('notSent');
      setFailed({ failure: failureOf(error), at: Date.now() });
      advance({ type: 'fail' });
    }
  }

  /** Something was typed: from now on its checks are at hand. */
  const edit = async (): Promise<void> => advance({ type: 'edit', valid: await check() });

  /** Tells whether the message is on its way. */
  const send = async (): Promise<boolean> => {
    const valid = await check();
    advance({ type: 'send', valid });
    return valid;
  };

  /** Puts what was meant in place of a slip. */
  const correct = (id: ContactFieldId, meant: string): void => {
    const control = form.current?.elements.namedItem(id);
    if (control instanceof HTMLInputElement) control.value = meant;
    void edit();
  };

  useEffect(() => () => leaving.current?.abort(), []);
  return { form, values, problems, machine, failed, advance, delivery, edit, send, correct };
};
