import { pathTo } from '#generated/routes/routes.ts';
import type { RegistrationState } from '#generated/schemas/shapes.ts';
import { dateWord } from '../../../lib/calendar/calendar-texts.ts';
import { useLocale, useTexts } from '../../../lib/texts-context.ts';
import { PhoneLink } from '../../../ui/call/phone-link.tsx';
import { Venue } from './venue.tsx';

interface NextStepsProps {
  readonly state: RegistrationState;
  /** Whether it is no longer of use. */
  readonly ended: boolean;
  /** Whether an order stands, and whether it has its place. */
  readonly ordered: boolean;
  readonly placed: boolean;
}

/** What comes next: what to keep, where to go and with what, whom to ask, how to withdraw. */
export const NextSteps = ({ state, ended, ordered, placed }: NextStepsProps) => {
  const t = useTexts('outcomes');
  const calendar = useTexts('calendar');
  const locale = useLocale();
  return (
    <div className="prose">
      <h3>{t.next()}</h3>
      <ul>
        {!ended && state.state !== 'enquiry' && <li>{t.nextPage()}</li>}
        {placed && <Venue state={state} />}
        {placed && <li>{t.nextPapers()}</li>}
        <li>
          {t.nextQuestions()} <PhoneLink />
        </li>
        {ordered && state.withdrawalUntil !== null && (
          <li>
            {t.withdrawal({ date: dateWord(state.withdrawalUntil, calendar) })}{' '}
            <a href={`${pathTo('withdrawal', locale)}?reference=${state.number}`}>{t.withdrawHere()}</a>
          </li>
        )}
      </ul>
    </div>
  );
};
