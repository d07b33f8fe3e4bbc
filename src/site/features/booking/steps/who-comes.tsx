import type { Coming } from '#forms/registration/circumstances.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { useLocale, useMessages } from '../../../lib/texts-context.ts';
import type { BookingCourse } from '../booking-case.ts';

interface WhoComesProps {
  readonly teenagers: NonNullable<BookingCourse['teenagers']>;
  readonly coming: Coming;
  readonly onChange: (coming: Coming) => void;
  /** Whether the term has one place for two people. */
  readonly tooFewPlaces: boolean;
}

/** The first question, so that a parent knows whose data come first. The day of birth is asked once, and decides. */
export const WhoComes = ({ teenagers: { from, to }, coming, onChange, tooFewPlaces }: WhoComesProps) => {
  const t = useMessages('booking');
  const locale = useLocale();
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
      <div role="status">
        {tooFewPlaces && (
          <p className="notice">
            {t.onePlaceNotice()} <a href={pathTo('individual-listing', locale)}>{t.chooseDate()}</a>
          </p>
        )}
      </div>
    </fieldset>
  );
};
