import { useTexts } from '../../../lib/texts-context.ts';
import type { OpenStep } from './steps.ts';

interface RecoveredProps {
  readonly step: OpenStep;
  readonly onAfresh: () => void;
}

/** What a booking that goes on after a reload has kept, what it asks for again, and the way to leave nothing behind. */
export const Recovered = ({ step, onAfresh }: RecoveredProps) => {
  const t = useTexts('booking');
  const form = useTexts('form');
  const asked = step.asked.filter(({ field }) => !field.stored);
  return (
    <div className="notice" role="status">
      <p>{t.recovered()}</p>
      {asked.length > 0 && <p>{t.askedAgain({ fields: asked.map(({ field }) => form[field.id]()).join(', ') })}</p>}
      <button type="button" className="button button-quiet button-small" onClick={onAfresh}>
        {t.startAfresh()}
      </button>
    </div>
  );
};
