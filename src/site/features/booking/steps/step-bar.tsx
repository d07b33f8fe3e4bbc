import { useMessages } from '../../../lib/texts-context.ts';
import type { BookingCase } from '../booking-case.ts';
import { bookingStepTexts, type OpenStep } from './booking-steps.ts';

interface StepBarProps {
  readonly steps: readonly OpenStep[];
  readonly at: number;
  readonly booking: BookingCase;
}

/** The steps in one word each. The heading of the step says its number, so screen readers need no bar. */
export const StepBar = ({ steps, at, booking }: StepBarProps) => {
  const t = useMessages('booking');
  return (
    <ol className="step-bar" aria-hidden="true">
      {steps.map(({ id }, place) => (
        <li key={id} className={place < at ? 'step-done' : place === at ? 'step-now' : undefined}>
          {place + 1} {bookingStepTexts(t, id, booking).bar}
        </li>
      ))}
    </ol>
  );
};
