import { useTexts } from '../../../lib/texts-context.ts';

const name = 'website';

/** A field that people do not see; a program fills it in. */
export const UnseenField = () => {
  const t = useTexts('form');
  return (
    <div className="offscreen" aria-hidden="true">
      <label htmlFor="booking-website">{t.website()}</label>
      <input id="booking-website" name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
};

/** What stands in that field of a form. */
export const unseenAnswer = (form: HTMLFormElement): string => String(new FormData(form).get(name) ?? '');
