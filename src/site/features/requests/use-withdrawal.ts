import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { withdrawalAnswers } from '#forms/withdrawal.ts';
import { type WithdrawalResponse, withdrawalBody } from '#generated/schemas/own.ts';
import { createAttemptKey } from '../../lib/api/attempt-key.ts';
import { call } from '../../lib/api/call.ts';
import { withdrawalContract } from '../../lib/api/own-contracts.ts';
import { resolve } from '../../lib/forms/field-errors.ts';
import { useSending } from '../../lib/hooks/use-sending.ts';
import type { ErrorSummaryHandle } from '../../ui/form/error-summary.tsx';
import { checkStep, type WithdrawalStep, type WithdrawalValues } from './withdrawal-steps.ts';

/** The two steps of a withdrawal, and its one sending. */
export const useWithdrawal = (reference: string) => {
  const [step, setStep] = useState<WithdrawalStep>('statement');
  const [receipt, setReceipt] = useState<WithdrawalResponse | null>(null);
  const [keyOf] = useState(createAttemptKey);
  const summary = useRef<ErrorSummaryHandle>(null);
  const { sending, failed, send, end } = useSending();
  const form = useForm<WithdrawalValues>({
    defaultValues: { name: '', reference, email: '', confirmation: false },
    shouldFocusError: false,
    resolver: (values) => resolve(values, checkStep(step, values)),
  });
  const show = (next: WithdrawalStep): void => {
    form.reset(undefined, { keepValues: true, keepDefaultValues: true });
    setStep(next);
  };
  const post = (values: WithdrawalValues) =>
    send(async (signal) => {
      summary.current?.clear();
      const body = withdrawalBody.parse(withdrawalAnswers({ ...values }));
      const answer = await call(withdrawalContract, { body }, { key: keyOf(body), signal });
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
