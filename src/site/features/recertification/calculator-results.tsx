import { useTexts } from '../../lib/texts-context.ts';

/** A day that the calculator fills in. */
const Day = ({ name }: { readonly name: 'first' | 'last' }) => <data value="" data-day={name} />;

const Answers = () => {
  const t = useTexts('recertification');
  const answers = {
    tooEarly: t.tooEarly(),
    admitted: t.admitted(),
    expiredAskUs: t.expired(),
    notInUnit: t.notInUnit(),
    ownRules: t.ownRules(),
  };
  return Object.entries(answers).map(([answer, words]) => (
    <p key={answer} data-answer={answer} className={`answer answer-${answer}`} hidden>
      {words}
    </p>
  ));
};

/** Every answer in print and hidden; the calculator shows the one that holds and fills in its days. */
export const Results = ({ bookingHref }: { readonly bookingHref: string }) => {
  const t = useTexts('recertification');
  return (
    <div className="calculator-results">
      <div role="status">
        <Answers />
        <dl className="facts" data-window="any" hidden>
          <div>
            <dt>{t.validUntil()}</dt>
            <dd>
              <Day name="last" />
            </dd>
          </div>
          <div>
            <dt>{t.examDays()}</dt>
            <dd>
              <Day name="first" /> – <Day name="last" />
            </dd>
          </div>
        </dl>
      </div>
      <div data-window="open" hidden>
        <p data-answer="tooEarly" hidden>
          <button
            type="button"
            className="button button-quiet"
            data-reminder=""
            data-summary={t.reminderSummary()}
            data-description={t.reminderText()}
          >
            {t.remind()}
          </button>
        </p>
        <h3>{t.terms()}</h3>
        <ul data-terms="" />
        <p data-none="" hidden>
          {t.noTerms()}
        </p>
        <p className="note">{t.lastSunday()}</p>
        <ul data-sundays="" />
        <template>
          <li>
            <a href={bookingHref}>
              <span />
            </a>
            , <span /> <span className="note" />
          </li>
        </template>
      </div>
    </div>
  );
};
