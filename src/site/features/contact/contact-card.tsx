import { apiCalls } from '#generated/api/calls.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { CallUs } from './call-us.tsx';
import { ContactField } from './contact-field.tsx';

/** The contact form: it is sent by the browser itself, and the phone stands beside it. */
export const ContactCard = () => {
  const t = useTexts('form');
  return (
    <div className="contact-card">
      <div>
        <p className="section-intro">{t.subtitle()}</p>
        <CallUs text={t.callUs()} />
        <p className="note">{t.withoutScript()}</p>
      </div>
      <form className="box contact-form" method="post" action={apiCalls['contact-form'].path}>
        <ContactField id="contact-name" label={t.name()}>
          <input id="contact-name" name="name" autoComplete="name" required />
        </ContactField>
        <ContactField id="contact-phone" label={t.phone()}>
          <input id="contact-phone" name="phone" type="tel" autoComplete="tel" required />
        </ContactField>
        <ContactField id="contact-email" label={t.email()}>
          <input id="contact-email" name="email" type="email" autoComplete="email" required />
        </ContactField>
        <ContactField id="contact-content" label={t.content()} hint={t.contentHint()}>
          <textarea id="contact-content" name="content" rows={4} aria-describedby="contact-content-hint" />
        </ContactField>
        <label className="tick">
          <input type="checkbox" name="agreement" value="true" required /> <span>{t.agreement()}</span>
        </label>
        <button type="submit" className="button">
          {t.send()}
        </button>
        <p className="note">{t.annotation()}</p>
      </form>
    </div>
  );
};
