import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts-context.ts';
import { CallUs } from './call-us.tsx';

/** The contact card: the phone first, then the form. */
export const ContactCard = ({ form }: { readonly form: ReactNode }) => {
  const t = useTexts('form');
  return (
    <div className="contact-card">
      <div>
        <p className="section-intro">{t.subtitle()}</p>
        <CallUs text={t.callUs()} />
        <p className="note without-script">{t.withoutScript()}</p>
      </div>
      <div data-island-area="">{form}</div>
    </div>
  );
};
