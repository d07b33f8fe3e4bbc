import { useState } from 'react';
import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { saveDates } from './save-dates.ts';

/** Hands the date on, never the booking: by the device's own way of sharing, else as a link to be pasted. */
const ShareDate = ({ state: { term } }: { readonly state: RegistrationState }) => {
  const t = useTexts('outcomes');
  const path = pathTo('booking', useLocale());
  const [copied, setCopied] = useState(false);
  if (navigator.share === undefined && navigator.clipboard === undefined) return null;
  const share = () => {
    const url = `${location.origin}${path}?course=${term.id}`;
    const done = () => setCopied(navigator.share === undefined);
    const shared =
      navigator.share === undefined
        ? navigator.clipboard.writeText(url)
        : navigator.share({ title: `${term.name}, ${term.city}`, url });
    // Whoever changes their mind has shared nothing.
    void shared.then(done, () => setCopied(false));
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={share}>
        {copied ? t.shareCopied() : t.share()}
      </button>
      <span className="visually-hidden" role="status">
        {copied && t.shareCopied()}
      </span>
    </>
  );
};

interface KeepDatesProps {
  readonly state: RegistrationState;
  /** Whether there is a place, so that its days belong in a calendar. */
  readonly placed: boolean;
  /** Whether the booking stands, so that there is something to confirm or share. */
  readonly open: boolean;
}

/** What one does with a booking at its end: the calendar, somebody else, paper. */
export const KeepDates = ({ state, placed, open }: KeepDatesProps) => {
  const t = useTexts('outcomes');
  const texts = useTexts('feeds');
  const { term } = state;
  return (
    <div className="actions">
      {placed && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => saveDates({ term, url: location.origin + location.pathname + location.search, texts })}
        >
          {t.calendar()}
        </button>
      )}
      {open && <ShareDate state={state} />}
      {open && (
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {t.print()}
        </button>
      )}
    </div>
  );
};
