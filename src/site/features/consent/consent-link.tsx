import { useTexts } from '../../lib/texts-context.ts';

/** Opens the banner again, from every page. */
export const ConsentLink = () => {
  const t = useTexts('consent');
  return (
    <button type="button" className="link-button needs-script" data-consent-open="">
      {t.change()}
    </button>
  );
};
