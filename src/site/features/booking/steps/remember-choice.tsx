import { parameters } from '#generated/rules/parameters.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import type { OpenStep } from './booking-steps.ts';

interface RememberChoiceProps {
  readonly steps: readonly OpenStep[];
  readonly onDevice: boolean;
  readonly onChange: (onDevice: boolean) => void;
}

/** Asks whether the device may keep the answers for a while, and says which of them it never keeps and why. */
export const RememberChoice = ({ steps, onDevice, onChange }: RememberChoiceProps) => {
  const t = useMessages('booking');
  const form = useMessages('form');
  const never = steps.flatMap(({ requested }) => requested).filter(({ field }) => !field.stored);
  return (
    <details className="fold" open={onDevice}>
      <summary>{t.finishLater()}</summary>
      <div>
        <label className="tick" htmlFor="booking-remember">
          <input
            id="booking-remember"
            type="checkbox"
            checked={onDevice}
            aria-describedby="booking-remember-note"
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />{' '}
          <span>{t.remember({ count: parameters.bookingOnDeviceDays })}</span>
        </label>
        <p className="note" id="booking-remember-note">
          {t.rememberNote({ fields: never.map(({ field }) => form[field.id]()).join(', ') })}
        </p>
      </div>
    </details>
  );
};
