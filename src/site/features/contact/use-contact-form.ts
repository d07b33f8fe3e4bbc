import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactForm, contactFormStart } from '#generated/rules/contact-form.ts';
import { track } from '../../lib/analytics/track.ts';
import { createAttemptKey } from '../../lib/api/attempt-key.ts';
import { call } from '../../lib/api/call.ts';
import { failureOf } from '../../lib/api/call-error.ts';
import { contactFormContract } from '../../lib/api/provider-contracts.ts';
import { fieldErrors } from '../../lib/forms/field-errors.ts';
import { useRule } from '../../lib/use-rule.ts';
import type { FailedSend } from '../../lib/use-sending.ts';
import { type ContactValues, checkContact, contactBody, emptyValues } from './contact-values.ts';
import { reportSubmission } from './report-submission.ts';

/** State and actions of the contact card; every move is decided by the rule. */
export const useContactForm = (formName: string) => {
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const [keyOf] = useState(createAttemptKey);
  const leaving = useRef<AbortController>(null);
  const form = useForm<ContactValues>({
    shouldFocusError: false,
    resolver: (values) => {
      const errors = fieldErrors(checkContact(values));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });

  const [machine, advance] = useRule({
    start: contactFormStart,
    reduce: contactForm,
    effects: {
      trackSubmission: () => void reportSubmission(formName, form.getValues()),
      postMessage: () => void post(),
      clearFields: () => {
        form.reset(emptyValues);
        setFailed(null);
      },
    },
  });

  async function post(): Promise<void> {
    const values = form.getValues();
    const body = contactBody(values);
    const traces = { website: values.website, filledInMs: Math.round(performance.now()) };
    leaving.current = new AbortController();
    try {
      await call(contactFormContract, { body }, { key: keyOf(body), traces, signal: leaving.current.signal });
      track({ event: 'contact_result', form_name: formName, result: 'sent' });
      advance({ type: 'succeed' });
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      track({ event: 'contact_result', form_name: formName, result: 'notSent' });
      setFailed({ failure: failureOf(error), at: Date.now() });
      advance({ type: 'fail' });
    }
  }

  useEffect(() => () => leaving.current?.abort(), []);
  return { form, machine, failed, advance };
};
