import { PhoneLink } from '../../ui/call/phone-link.tsx';

/** One sentence that ends in the phone number as a link. */
export const CallUs = ({ text }: { readonly text: string }) => (
  <p className="call-us">
    {text} <PhoneLink className="phone" />
  </p>
);
