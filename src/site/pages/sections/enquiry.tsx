import { ContactCard } from '../../features/contact/contact-card.tsx';
import { Island } from './island.tsx';

/** The contact card of a page; `formName` is the page's name of it for analytics. */
export const Enquiry = ({ formName }: { readonly formName: string }) => (
  <ContactCard form={<Island name="contact" props={{ formName }} />} />
);
