import type { Finder } from '#contract/finder.ts';
import { FinderForm } from '../../features/finder/finder-form.tsx';
import { listSearchMonths } from '../../lib/calendar/offered-months.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { Island } from './island.tsx';

/** "Find a course" with a live count on its button. */
export const FinderBox = ({ finder }: { readonly finder: Finder }) => {
  const site = useSiteContext();
  return (
    <>
      <FinderForm
        finder={finder}
        months={listSearchMonths(site.reader.fetchedOn())}
        place={<Island name="place" props={{}} />}
        button={<Island name="finder" props={{ host: site.hosts.calendar }} />}
      />
      <noscript>
        <p>
          <a className="button" href={finder.action}>
            {useMessages('plain').datesOfAll()}
          </a>
        </p>
      </noscript>
    </>
  );
};

/** The finder as a section of its own. */
export const FinderSection = ({ finder }: { readonly finder: Finder }) => {
  const t = useMessages('finder');
  return (
    <section className="finder-section" aria-labelledby="finder">
      <div className="wrap">
        <h2 id="finder">{t.heading()}</h2>
        <FinderBox finder={finder} />
      </div>
    </section>
  );
};
