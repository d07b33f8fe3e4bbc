import { dateParts } from '#domain/dates/typed-date.ts';
import { comparePolish } from '#domain/texts/compare-polish.ts';
import { dateLabels } from '../../lib/forms/date-labels.ts';
import { JsonScript } from '../../lib/html/json-script.tsx';
import { calendarCityNumbers } from '../../lib/places/city-numbers.ts';
import { useMessages } from '../../lib/texts-context.ts';
import type { ExamCities, ExamTerm } from './exam-terms.ts';

interface CalculatorProps {
  readonly terms: readonly ExamTerm[];
  /** The last Sundays of courses, on which an exam is possible on request. */
  readonly sundays: readonly ExamTerm[];
  readonly cities: ExamCities;
  readonly bookingHref: string;
}

/** Slugs of the cities by their numbers. */
const slugOf = new Map(Object.entries(calendarCityNumbers).map(([slug, number]) => [number, slug]));

/** Values that are checked at first. */
const first: readonly string[] = ['civil', 'issue'];

const Choice = ({ name, value, label }: { readonly name: string; readonly value: string; readonly label: string }) => (
  <label className="tick">
    <input type="radio" name={name} value={value} defaultChecked={first.includes(value)} />
    <span>{label}</span>
  </label>
);

const Questions = ({ cities }: Pick<CalculatorProps, 'cities'>) => {
  const t = useMessages('recertification');
  const form = useMessages('form');
  return (
    <>
      <fieldset>
        <legend>{t.kind()}</legend>
        <Choice name="kind" value="civil" label={t.civil()} />
        <Choice name="kind" value="interior" label={t.interior()} />
        <Choice name="kind" value="defence" label={t.defence()} />
      </fieldset>
      <fieldset aria-describedby="unit-missing">
        <legend>{t.unit()}</legend>
        <span className="field-error" id="unit-missing" data-error="unit" hidden>
          {t.unitMissing()}
        </span>
        <Choice name="unit" value="yes" label={t.inUnit()} />
        <Choice name="unit" value="no" label={t.noUnit()} />
      </fieldset>
      <fieldset>
        <legend>{t.dated()}</legend>
        <Choice name="dated" value="issue" label={t.issueDay()} />
        <Choice name="dated" value="expiry" label={t.expiryDay()} />
      </fieldset>
      <fieldset className="field date-field" aria-describedby="day-hint day-missing day-future">
        <legend>{t.day()}</legend>
        <span className="note" id="day-hint">
          {t.dayHint()}
        </span>
        <span className="field-error" id="day-missing" data-error="day" hidden>
          {t.dayMissing()}
        </span>
        <span className="field-error" id="day-future" data-error="future" hidden>
          {t.dayFuture()}
        </span>
        <div className="date-parts">
          {dateParts.map((part) => (
            <label key={part}>
              <span>{form[dateLabels[part]]()}</span>
              <input type="text" inputMode="numeric" name={part} className={`date-${part}`} autoComplete="off" />
            </label>
          ))}
        </div>
      </fieldset>
      <label className="field">
        <span>{t.home()}</span>
        <select name="home" autoComplete="off">
          <option value="">{t.anyCity()}</option>
          {Object.entries(cities)
            .toSorted(([, [one]], [, [other]]) => comparePolish(one, other))
            .map(([number, [name]]) => (
              <option key={number} value={number} data-city={slugOf.get(Number(number))}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t.compute()}
      </button>
    </>
  );
};

/** A day that the calculator fills in. */
const Day = ({ name }: { readonly name: 'first' | 'last' }) => <data value="" data-day={name} />;

const Answers = () => {
  const t = useMessages('recertification');
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

/** All answers, printed hidden; the calculator shows one and fills in its days. */
const Results = ({ bookingHref }: { readonly bookingHref: string }) => {
  const t = useMessages('recertification');
  return (
    <div className="calculator-results">
      <div role="status" tabIndex={-1}>
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

/** When a certificate can be renewed. `method=dialog` keeps a browser from ever sending the form. */
export const Calculator = ({ terms, sundays, cities, bookingHref }: CalculatorProps) => {
  const t = useMessages('recertification');
  return (
    <div className="calculator with-script" data-enhance="recertification" data-query="wydano">
      <form method="dialog" noValidate>
        <Questions cities={cities} />
        <p className="note">{t.stays()}</p>
      </form>
      <Results bookingHref={bookingHref} />
      <JsonScript value={{ terms, sundays, cities }} />
    </div>
  );
};
