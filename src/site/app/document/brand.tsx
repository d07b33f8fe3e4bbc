import { useSite } from '../../lib/site-context.ts';

/** The provider's mark and name, leading home. */
export const Brand = () => {
  const { layout } = useSite();
  return (
    <a className="brand" href={layout.home.href}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <rect width="40" height="40" rx="11" className="brand-field" />
        <path d="M6 21h7l3.5-9 6 17 4.5-12 2 4h5" className="brand-pulse" />
      </svg>
      <span>{layout.organisation.name}</span>
    </a>
  );
};
