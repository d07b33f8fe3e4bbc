import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactForm, contactFormStart } from '#generated/rules/contact-form.ts';
import { track } from '../../lib/analytics/track.ts';
import { createAttemptKey } from '../../lib/api/attempt-key.ts';
import { failureOf } from '../../lib/api/call-error.ts';
import { type Problems, resolve } from '../../lib/forms/field-errors.ts';
import { inState, useRule } from '../../lib/hooks/use-rule.ts';
import type { FailedSend } from '../../lib/hooks/use-sending.ts';
import { type ContactValues, emptyValues } from './contact-values.ts';

type Delivery = typeof import('./contact-delivery.ts');
const fetchDelivery = (): Promise<Delivery> => import('./contact-delivery.ts');

/** What keeps the message from being sent. Where the checks do not arrive the server decides alone. */
const problemsOf = (values: ContactValues): Promise<Problems> =>
  fetchDelivery().then(
    ({ checkValues }) => checkValues(values),
    () => ({}),
  );

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

/** State and actions of the contact card; every move is decided by the rule. */
export const useContactForm = (formName: string) => {
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [keyOf] = useState(createAttemptKey);
  const leaving = useRef<AbortController>(null);
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const form = useForm<ContactValues>({
    shouldFocusError: false,
    resolver: async (values) => resolve(values, await problemsOf(values)),
  });

  const [machine, advance] = useRule({
    start: contactFormStart,
    reduce: contactForm,
    effects: {
      ...rendered,
      trackSubmission: () => void report(),
      postMessage: () => void post(),
      clearFields: () => {
        form.reset(emptyValues);
        setFailed(null);
      },
    },
  });

  async function report(): Promise<void> {
    const values = form.getValues();
    await fetchDelivery().then(
      ({ reportSubmission }) => reportSubmission(formName, values),
      () => undefined,
    );
  }

  async function post(): Promise<void> {
    const values = form.getValues();
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    try {
      await (await fetchDelivery()).deliver(values, { keyOf, signal });
      track({ event: 'contact_result', form_name: formName, result: 'sent' });
      advance({ type: 'succeed' });
    } catch (error) {
      if (signal.aborted) return;
      track({ event: 'contact_result', form_name: formName, result: 'notSent' });
      setFailed({ failure: failureOf(error), at: Date.now() });
      advance({ type: 'fail' });
    }
  }

  /** Something was typed: from now on its checks are at hand. */
  const edit = async (): Promise<void> => {
    const problems = await problemsOf(form.getValues());
    advance({ type: 'edit', valid: Object.keys(problems).length === 0 });
    fetchDelivery().then(
      (fetched) => setDelivery(() => fetched),
      () => undefined,
    );
  };

  useEffect(() => () => leaving.current?.abort(), []);
  return { form, machine, failed, advance, delivery, edit };
};
