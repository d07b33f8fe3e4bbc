import { usePhone } from '../../lib/phone-context.ts';

/** The phone of the page's audience as a link that calls it. */
export const PhoneLink = ({ className, label }: { readonly className?: string; readonly label?: string }) => {
  const { international, display } = usePhone();
  return (
    <a
      href={`tel:${international}`}
      className={className}
      aria-label={label === undefined ? undefined : `${label}: ${display}`}
    >
      {display}
    </a>
  );
};
