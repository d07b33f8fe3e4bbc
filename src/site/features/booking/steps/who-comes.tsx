import type { Coming } from '#forms/registration/circumstances.ts';
import { useMessages } from '../../../lib/texts-context.ts';
import type { BookingCourse } from '../booking-case.ts';

interface WhoComesProps {
  readonly teenagers: NonNullable<BookingCourse['teenagers']>;
  readonly coming: Coming;
  readonly onChange: (coming: Coming) => void;
}

/** The first question, so that a parent knows whose data come first. The day of birth is asked once, and decides. */
export const WhoComes = ({ teenagers: { from, to }, coming, onChange }: WhoComesProps) => {
  const t = useMessages('booking');
  const choices = [
    { id: 'alone', label: t.whoAlone() },
    { id: 'withTeenager', label: t.whoWithTeenager({ from: String(from), to: String(to) }) },
  ] as const;
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t.participant()}</legend>
      {choices.map(({ id, label }) => (
        <label key={id} className="choice">
          <input
            type="radio"
            name="coming"
            id={`booking-coming-${id}`}
            checked={coming === id}
            onChange={() => onChange(id)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
};
