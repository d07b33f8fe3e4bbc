import type { Rendering } from '../render/place-texts.ts';

const icon = (width: number) => ({
  src: `/icon-${width}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** Writes the web app manifest: name, icon and colours for a phone's home screen. */
export const writeManifest = ({ renderer, readable, output }: Rendering): void => {
  const { locale, home, organisation } = readable.sources.layouts.pl;
  const { light } = renderer.themeColours;
  const manifest = {
    name: organisation.name,
    lang: locale,
    id: home.href,
    start_url: home.href,
    display: 'minimal-ui',
    theme_color: light,
    background_color: light,
    icons: [icon(192), icon(512)],
  };
  output.place('site.webmanifest', `${JSON.stringify(manifest)}\n`);
};
