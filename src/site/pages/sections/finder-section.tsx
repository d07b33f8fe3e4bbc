import { plainLanguage, plainSearch } from '#domain/no-script-form-names.ts';
import type { Finder } from '#domain/pages/finder.ts';
import { FinderForm } from '../../features/finder/finder-form.tsx';
import { useSite } from '../../lib/site-context.ts';
import { useLocale, useTexts } from '../../lib/texts-context.ts';
import { finderMonths } from './finder-months.ts';
import { Island } from './island.tsx';

/** Without scripts the page of the search could not read its address, so our server answers the form itself. */
const PlainButton = () => (
  <noscript>
    <input type="hidden" name={plainLanguage} value={useLocale()} />
    <button type="submit" className="button" formAction={plainSearch}>
      {useTexts('plain').show()}
    </button>
  </noscript>
);

/** "Find a course" with a live count on its button. */
export const FinderSection = ({ finder }: { readonly finder: Finder }) => {
  const t = useTexts('finder');
  const site = useSite();
  return (
    <section className="finder-section" aria-labelledby="finder">
      <div className="wrap">
        <h2 id="finder">{t.heading()}</h2>
        <FinderForm
          finder={finder}
          months={finderMonths(site)}
          place={<Island name="place" props={{}} />}
          button={
            <>
              {site.hosts.provider === null && <PlainButton />}
              <Island name="finder" props={{ host: site.hosts.calendar }} />
            </>
          }
        />
      </div>
    </section>
  );
};
