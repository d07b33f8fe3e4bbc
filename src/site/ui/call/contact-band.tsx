import { useSite } from '../../lib/site-context.ts';
import { useTexts } from '../../lib/texts-context.ts';

/** Phone, contact page and e-mail at the end of a page. */
export const ContactBand = () => {
  const t = useTexts('home');
  const { contact, organisation } = useSite().layout;
  return (
    <section className="contact-band" aria-labelledby="contact-band">
      <div className="wrap">
        <div>
          <h2 id="contact-band">{t.contact()}</h2>
          <p>{t.contactText()}</p>
        </div>
        <p className="contact-band-ways">
          <a href={organisation.phoneHref} className="phone">
            {organisation.phone}
          </a>
          <a href={contact.href} className="button">
            {t.write()}
          </a>
        </p>
      </div>
    </section>
  );
};
