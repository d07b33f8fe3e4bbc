import type { Finder } from '#domain/pages/finder.ts';
import { FinderForm } from '../../features/finder/finder-form.tsx';
import { useSite } from '../../lib/site-context.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { finderMonths } from './finder-months.ts';
import { Island } from './island.tsx';

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
          button={<Island name="finder" props={{ host: site.hosts.calendar }} />}
        />
      </div>
    </section>
  );
};
