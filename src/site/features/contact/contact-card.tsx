import type { ReactNode } from 'react';
import { useMessages } from '../../lib/texts-context.ts';
import { preventBreaksInAcronyms } from '../../ui/text/whole-acronyms.tsx';
import { askId } from './ask-about-terms.ts';
import { CallUs } from './call-us.tsx';
import { contactFormId } from './contact-form-view.tsx';

interface ContactCardProps {
  /** Subject of the message; null where the visitor writes it. */
  readonly subject: string | null;
  /** Whether only a script can deliver the message, to another host. */
  readonly needsScript: boolean;
  /** The content below the phone number. */
  readonly beside?: ReactNode;
  readonly form: ReactNode;
}

/** The subject of the message, sent with the form. A date that the visitor asks about is added to it. */
const Subject = ({ subject }: { readonly subject: string }) => {
  const t = useMessages('form');
  return (
    <p id={askId} className="contact-subject" tabIndex={-1}>
      {t.about()} <strong>{preventBreaksInAcronyms(subject)}</strong>
      <strong data-chosen-term="" />
      <input type="hidden" name="subject" form={contactFormId} value={subject} />
    </p>
  );
};

/** The contact card: the phone first, then the form. */
export const ContactCard = ({ subject, needsScript, beside, form }: ContactCardProps) => {
  const t = useMessages('form');
  return (
    <div className="contact-card">
      <div>
        <p className="section-intro">{t.subtitle()}</p>
        <CallUs text={t.callUs()} />
        {beside}
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
