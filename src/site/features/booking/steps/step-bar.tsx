import { useTexts } from '../../../lib/texts-context.ts';
import type { OpenStep } from './booking-steps.ts';

interface StepBarProps {
  readonly steps: readonly OpenStep[];
  readonly at: number;
}

/** The steps in one word each. The heading of the step says its number, so screen readers need no bar. */
export const StepBar = ({ steps, at }: StepBarProps) => {
  const t = useTexts('booking');
  const names = {
    participant: t.barParticipant(),
    contact: t.barContact(),
    declarations: t.barDeclarations(),
    check: t.barCheck(),
  };
  return (
    <ol className="step-bar" aria-hidden="true">
      {steps.map(({ id }, place) => (
        <li key={id} className={place < at ? 'step-done' : place === at ? 'step-now' : undefined}>
          {names[id]}
        </li>
      ))}
    </ol>
  );
};
