import { Link, useLocation } from 'react-router';
import { isEmpty } from '#forms/answers.ts';
import { isPair } from '#forms/registration/circumstances.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { type BookingField, type BookingStep, labelOf, textAnswer } from './answers.ts';
import type { BookingCase } from './booking-case.ts';
import { maskedText } from './masked-text.ts';
import { stepTexts } from './step-texts.ts';
import type { OpenStep } from './steps.ts';

interface CheckAnswersProps {
  readonly booking: BookingCase;
  readonly steps: readonly OpenStep[];
}

/** Every answer once more, with a way back to each part. */
export const CheckAnswers = ({ booking, steps }: CheckAnswersProps) => {
  const t = useTexts('booking');
  const form = useTexts('form');
  const calendar = useTexts('calendar');
  const { search } = useLocation();
  const headingOf = (id: BookingStep): string => stepTexts(t, id, booking).heading;
  const shown = (field: BookingField): string => {
    const text = textAnswer(booking.answers, field.id);
    if (field.input === 'checkbox') return t.declared();
    if (field.input === 'date') return dateWord(text, calendar);
    return field.sensitive ? maskedText(text) : text;
  };
  return (
    <div className="answers">
      {steps.map(({ id, asked }) =>
        id === 'check' ? null : (
          <section key={id} aria-labelledby={`answers-${id}`}>
            <div className="answers-head">
              <h3 id={`answers-${id}`}>{headingOf(id)}</h3>
              <Link to={{ search }} state={{ step: id, led: true }} aria-label={t.changeWhat({ what: headingOf(id) })}>
                {t.change()}
              </Link>
            </div>
            <dl>
              {asked.map(({ field }) =>
                field.id === 'identity' || isEmpty(booking.answers[field.id]) ? null : (
                  <div key={field.id}>
                    <dt>{form[labelOf(field.id, isPair(booking))]()}</dt>
                    <dd>{shown(field)}</dd>
                  </div>
                ),
              )}
            </dl>
          </section>
        ),
      )}
    </div>
  );
};
