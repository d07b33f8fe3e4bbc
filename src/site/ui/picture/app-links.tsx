import type { AppLinkData } from '#contract/links.ts';
import { SitePicture } from './site-picture.tsx';

const side = 32;

/** The app in its stores: an icon of our own, and text for everybody. */
export const AppLinks = ({ apps }: { readonly apps: readonly AppLinkData[] }) => (
  <ul className="app-links">
    {apps.map((app) => (
      <li key={app.href}>
        <a className="app-link" href={app.href} rel="noopener">
          <SitePicture source={app.image} alt="" width={side} height={side} />
          {app.alt}
        </a>
      </li>
    ))}
  </ul>
);
