import { useEffect, useRef, useState } from 'react';
import { useOnPageRestored } from '../hooks/use-restored.ts';
import { type CallFailure, failureOfError } from './call-error.ts';

/** A send that failed, and when that became known (milliseconds as of `Date.now`). */
export interface FailedSend {
  readonly failure: CallFailure;
  readonly at: number;
}

/** Sends one thing at a time: a second press of the button has no effect until the first has its answer. */
export const useSingleSending = () => {
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<FailedSend | null>(null);
  const running = useRef<AbortController>(null);
  const end = () => {
    running.current = null;
    setSending(false);
  };
  const send = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (running.current !== null) return;
    const own = new AbortController();
    running.current = own;
    setSending(true);
    setFailed(null);
    try {
      await work(own.signal);
    } catch (error) {
      if (own.signal.aborted) return;
      setFailed({ failure: failureOfError(error), at: Date.now() });
      end();
    }
  };
  useOnPageRestored(end);
  useEffect(() => () => running.current?.abort(), []);
  return { sending, failed, send, end };
};
