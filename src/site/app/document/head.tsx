import type { Head as HeadData } from '#contract/page.ts';
import { type Locale, languages } from '#domain/locale.ts';
import { locales } from '#generated/data/locales.ts';
import { addNextDateToShareCard } from '../../lib/calendar/shared-card.ts';
import { JsonScript } from '../../lib/html/json-script.tsx';
import { useSiteContext } from '../../lib/site-context.ts';
import type { PageFeed } from './page-feeds.ts';
import { themeColours } from './theme-colours.ts';

export interface HeadProps {
  readonly head: HeadData;
  readonly locale: Locale;
  readonly origin: string;
  /** False keeps the page out of search engines, independent of the page's own flag. */
  readonly indexable: boolean;
  /** JSON-LD objects. */
  readonly structured: readonly object[];
  readonly feeds: readonly PageFeed[];
}

const openGraphLocale = (locale: Locale): string => languages[locale].tag.replace('-', '_');

const Alternates = ({ head, origin }: Pick<HeadProps, 'head' | 'origin'>) => {
  const standard = head.alternates.find((alternate) => alternate.locale === locales.default);
  return (
    <>
      {head.alternates.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${origin}${path}`} />
      ))}
      {standard !== undefined && <link rel="alternate" hrefLang="x-default" href={`${origin}${standard.path}`} />}
    </>
  );
};

/** Pixels of every picture that the build draws for sharing. */
const sharedSize = { width: 1200, height: 630 };

const SharedImage = ({
  image,
  origin,
}: {
  readonly image: NonNullable<HeadData['image']>;
  readonly origin: string;
}) => {
  const { reader, layout } = useSiteContext();
  const { src, details } = addNextDateToShareCard(image, { ...reader, locale: layout.locale });
  const alt = [image.alt, ...details.map(({ label, value }) => `${label}: ${value}`)].join('; ');
  return (
    <>
      <meta property="og:image" content={`${origin}${src}`} />
      <meta property="og:image:alt" content={alt} />
      <meta property="og:image:width" content={`${sharedSize.width}`} />
      <meta property="og:image:height" content={`${sharedSize.height}`} />
    </>
  );
};

export const Head = ({ head, locale, origin, indexable, structured, feeds }: HeadProps) => {
  const { reader, layout } = useSiteContext();
  const open = indexable && head.indexable;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
      {!open && <meta name="robots" content="noindex" />}
      {head.indexable && <link rel="canonical" href={`${origin}${head.canonical}`} />}
      <Alternates head={head} origin={origin} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:type" content={head.kind} />
      <meta property="og:url" content={`${origin}${head.canonical}`} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      <meta property="og:site_name" content={layout.organisation.name} />
      {head.image !== null && <SharedImage image={head.image} origin={origin} />}
      <meta name="twitter:card" content={head.image === null ? 'summary' : 'summary_large_image'} />
      <meta name="color-scheme" content="light dark" />
      {Object.entries(themeColours).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
      ))}
      <link rel="icon" href={reader.asset('icon')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {feeds.map(({ href, title, type }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={reader.asset('font')} />
      <link rel="stylesheet" href={reader.asset('style')} />
      {structured.map((value) => (
        <JsonScript key={JSON.stringify(value)} type="application/ld+json" value={value} />
      ))}
    </head>
  );
};
