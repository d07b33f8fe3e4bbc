import type { AppLinkData } from '#generated/runtime/page-data.ts';

const width = 180;
const height = 54;

export const AppLinks = ({ apps }: { readonly apps: readonly AppLinkData[] }) => (
  <ul className="app-links">
    {apps.map((app) => (
      <li key={app.href}>
        <a href={app.href} rel="noopener">
          <img src={app.image} alt={app.alt} width={width} height={height} loading="lazy" />
        </a>
      </li>
    ))}
  </ul>
);
