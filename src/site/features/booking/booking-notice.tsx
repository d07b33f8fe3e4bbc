import type { ReactNode } from 'react';
import { useMessages } from '../../lib/texts-context.ts';
import { PhoneLink } from '../../ui/call/phone-link.tsx';

interface BookingNoticeProps {
  readonly heading: string;
  readonly text: string;
  /** Whether screen readers announce it at once. */
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}

/** Replaces the form of a term that cannot be booked, and shows the phone number. */
export const BookingNotice = ({ heading, text, urgent = false, children }: BookingNoticeProps) => {
  const calls = useMessages('calls');
  return (
    <div className="notice" role={urgent ? 'alert' : undefined}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>
        {calls.phoneInstead()} <PhoneLink />
      </p>
      {children}
    </div>
  );
};
