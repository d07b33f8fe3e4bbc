import { useMessages } from '../../lib/texts-context.ts';

const Choice = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <label className="tick">
    <input type="checkbox" name={name} />
    {label}
  </label>
);

interface ConsentBannerProps {
  readonly policyHref: string;
}

/**
 * The consent banner with three equal answers; the third opens the single choices and then saves them. It is printed hidden: without
 * JavaScript no part needs consent.
 */
export const ConsentBanner = ({ policyHref }: ConsentBannerProps) => {
  const t = useMessages('consent');
  return (
    <aside className="consent" aria-labelledby="consent" tabIndex={-1} hidden>
      <div className="wrap consent-inside">
        <div>
          <div className="consent-heading" id="consent">
            {t.heading()}
          </div>
          <p className="note">
            {t.text()} <a href={policyHref}>{t.policy()}</a>
          </p>
        </div>
        <fieldset id="consent-choices" hidden>
          <legend>{t.choices()}</legend>
          <Choice name="analytics" label={t.analytics()} />
          <Choice name="marketing" label={t.marketing()} />
        </fieldset>
        <div className="consent-answers">
          <button type="button" className="button button-quiet" data-consent-answer="accept">
            {t.accept()}
          </button>
          <button type="button" className="button button-quiet" data-consent-answer="reject">
            {t.reject()}
          </button>
          <button type="button" className="button button-quiet" data-consent-answer="choose">
            {t.choose()}
          </button>
          <button type="button" className="button button-quiet" data-consent-answer="save" hidden>
            {t.save()}
          </button>
        </div>
      </div>
    </aside>
  );
};

/** Opens the banner again, from every page. */
export const ConsentLink = () => {
  const t = useMessages('consent');
  return (
    <button type="button" className="link-button needs-script" data-consent-open="">
      {t.change()}
    </button>
  );
};
