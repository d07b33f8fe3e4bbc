import type { Messages } from '#generated/i18n/messages.ts';
import type { CallFailure } from '../../lib/api/call-error.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from './phone-link.tsx';

/** Statuses after which the same request may still succeed, in addition to faults of the server. */
const passing: readonly number[] = [408, 409, 429];

/** Whether a host has refused what was sent, so that trying again is of no use. */
const isRefusal = (failure: CallFailure): boolean =>
  failure.kind === 'status' &&
  (failure.code === 'upstream-refused' || (failure.status < 500 && !passing.includes(failure.status)));

const failureText = (failure: CallFailure, t: Messages['calls'], kept: boolean): string => {
  if (failure.kind === 'offline') return t.offline();
  if (failure.kind === 'timeout') return t.timeout();
  if (failure.kind === 'refused') return t.failed();
  if (failure.kind === 'outdated') return t.outdated();
  if (kept && isRefusal(failure)) return t.refused();
  return failure.kind === 'status' && failure.retryAfter !== null ? t.busy() : t.broken();
};

interface CallNoticeProps {
  readonly failure: CallFailure;
  /** Said where a visitor has typed something. */
  readonly kept?: boolean;
}

/** The reason why a call failed, in words for a visitor, and the phone number. */
export const CallNotice = ({ failure, kept = false }: CallNoticeProps) => {
  const t = useMessages('calls');
  const support = failure.kind === 'status' ? failure.support : null;
  return (
    <>
      <p>
        {failureText(failure, t, kept)} {kept && failure.kind !== 'outdated' && t.kept()}
      </p>
      <p>
        {t.phoneInstead()} <PhoneLink />
        {support !== null && ` ${t.support({ code: support })}`}
      </p>
    </>
  );
};
