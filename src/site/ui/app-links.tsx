import type { AppLinkData } from '#generated/runtime/page-data.ts';

/** The app in its stores, named in words. */
export const AppLinks = ({ apps }: { readonly apps: readonly AppLinkData[] }) => (
  <ul className="app-links">
    {apps.map((app) => (
      <li key={app.href}>
        <a className="app-link" href={app.href} rel="noopener">
          {app.alt}
        </a>
      </li>
    ))}
  </ul>
);
