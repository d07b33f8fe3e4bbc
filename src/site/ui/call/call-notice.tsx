import type { Messages } from '#generated/i18n/messages.ts';
import type { CallFailure } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { PhoneLink } from './phone-link.tsx';

const textOf = (failure: CallFailure, t: Messages['calls']): string => {
  if (failure.kind === 'offline') return t.offline();
  if (failure.kind === 'timeout') return t.timeout();
  if (failure.kind === 'refused') return t.failed();
  if (failure.kind === 'outdated') return t.outdated();
  return failure.kind === 'status' && failure.retryAfter !== null ? t.busy() : t.broken();
};

interface CallNoticeProps {
  readonly failure: CallFailure;
  /** Said where a visitor has typed something. */
  readonly kept?: boolean;
}

/** The reason why a call failed, in words for a visitor, and the phone number. */
export const CallNotice = ({ failure, kept = false }: CallNoticeProps) => {
  const t = useTexts('calls');
  const support = failure.kind === 'status' ? failure.support : null;
  return (
    <>
      <p>
        {textOf(failure, t)} {kept && failure.kind !== 'outdated' && t.kept()}
      </p>
      <p>
        {t.phoneInstead()} <PhoneLink />
        {support !== null && ` ${t.support({ code: support })}`}
      </p>
    </>
  );
};
