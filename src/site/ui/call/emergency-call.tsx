import { offlineWorkerPath } from '#contract/offline-worker.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useMessages } from '../../lib/texts-context.ts';

/** The number of every emergency service in the European Union. */
export const emergencyNumber = '112';

/** Calls for help from wherever one is on the page, which is kept for the time without a connection. */
export const EmergencyCall = () => {
  const t = useMessages('emergencies');
  const { help, locale } = useSiteContext().layout;
  return (
    <p className="call-bar" data-enhance="offlinePages" data-worker={offlineWorkerPath(locale)} data-scope={help.href}>
      <a className="button" href={`tel:${emergencyNumber}`}>
        {t.call112()}
      </a>
    </p>
  );
};
