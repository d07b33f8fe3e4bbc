import { useTexts } from '../../lib/texts-context.ts';

/** The number of every emergency service in the European Union. */
export const emergencyNumber = '112';

/** Calls for help from wherever one is on the page. */
export const EmergencyCall = () => {
  const t = useTexts('emergencies');
  return (
    <p className="call-bar">
      <a className="button" href={`tel:${emergencyNumber}`}>
        {t.call112()}
      </a>
    </p>
  );
};
