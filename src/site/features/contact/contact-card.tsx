import type { ReactNode } from 'react';
import { askId } from '../../lib/ask-href.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { CallUs } from './call-us.tsx';
import { contactFormId } from './contact-form-view.tsx';

interface ContactCardProps {
  /** What a message from here is about; null where the visitor says so. */
  readonly subject: string | null;
  /** Whether the form is nothing without scripts, since the browser itself cannot deliver it. */
  readonly needsScript: boolean;
  readonly form: ReactNode;
}

/** What the message is about. It is sent with the form, and a date that is asked about joins it. */
const Subject = ({ subject }: { readonly subject: string }) => {
  const t = useTexts('form');
  return (
    <p id={askId} className="contact-subject" tabIndex={-1}>
      {t.about()} <strong>{subject}</strong>
      <strong data-asked="" />
      <input type="hidden" name="subject" form={contactFormId} value={subject} />
    </p>
  );
};

/** The contact card: the phone first, then the form. */
export const ContactCard = ({ subject, needsScript, form }: ContactCardProps) => {
  const t = useTexts('form');
  return (
    <div className="contact-card">
      <div>
        <p className="section-intro">{t.subtitle()}</p>
        <CallUs text={t.callUs()} />
        <p className="note without-script">{needsScript ? t.needsScript() : t.withoutScript()}</p>
      </div>
      <div className={needsScript ? 'with-script' : undefined}>
        {subject !== null && <Subject subject={subject} />}
        <div className="contact-place" data-island-area="">
          {form}
        </div>
      </div>
    </div>
  );
};
