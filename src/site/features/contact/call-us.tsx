import { useSite } from '../../lib/site-context.ts';

/** One sentence that ends in the phone number as a link. */
export const CallUs = ({ text }: { readonly text: string }) => {
  const { organisation } = useSite().layout;
  return (
    <p className="call-us">
      {text}{' '}
      <a href={organisation.phoneHref} className="phone">
        {organisation.phone}
      </a>
    </p>
  );
};
