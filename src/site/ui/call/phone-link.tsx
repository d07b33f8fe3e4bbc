import { organisation } from '#generated/data/organisation.ts';

/** The provider's phone as a link that calls it. */
export const PhoneLink = ({ className }: { readonly className?: string }) => (
  <a href={`tel:${organisation.phone.international}`} className={className}>
    {organisation.phone.display}
  </a>
);
