import type { Locale } from '#domain/locale.ts';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import type { PlannedPage, SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';

interface UrlSet {
  readonly origin: string;
  /** The language of visitors whose browser asks for none of ours. */
  readonly standardLocale: Locale;
  /** The day of the last change by path. */
  readonly changed: ReadonlyMap<string, string>;
}

const alternates = (page: PlannedPage, { origin, standardLocale }: UrlSet): string[] => {
  const pairs = page.head.alternates;
  const standard = pairs.find(({ locale }) => locale === standardLocale);
  return [
    ...pairs.map(
      ({ locale, path }) =>
        `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escapeMarkup(origin + path)}"/>`,
    ),
    ...(standard === undefined
      ? []
      : [`    <xhtml:link rel="alternate" hreflang="x-default" href="${escapeMarkup(origin + standard.path)}"/>`]),
  ];
};

const lastChange = (day: string | undefined): string[] => (day === undefined ? [] : [`    <lastmod>${day}</lastmod>`]);

const urlSet = (pages: readonly PlannedPage[], set: UrlSet): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => [
      '  <url>',
      `    <loc>${escapeMarkup(set.origin + page.path)}</loc>`,
      ...lastChange(set.changed.get(page.path)),
      ...alternates(page, set),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n');

/** The most URLs that a sitemap may contain (sitemaps.org). */
const urlsPerFile = 50_000;

const chunks = <T>(items: readonly T[]): (readonly T[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / urlsPerFile)) }, (_, index) =>
    items.slice(index * urlsPerFile, (index + 1) * urlsPerFile),
  );

/** The sitemap index, the sitemaps `main` and `blog`, and robots.txt; the build replaces the origin of the model by SITE_ORIGIN. */
export const emitSitemaps = (plan: SitePlan): GeneratedFile[] => {
  const { origin } = plan.model.organisation;
  const mapOf = new Map(plan.addresses.map(({ key, membership }) => [key, membership.sitemap]));
  const changed = new Map(plan.changes.map(({ path, on }) => [path, on]));
  const files = (['main', 'blog'] as const).flatMap((name) =>
    chunks(plan.pages.filter(({ key }) => mapOf.get(key) === name)).map((pages, index) => ({
      path: `public/sitemap-${name}${index === 0 ? '' : `-${index + 1}`}.xml`,
      text: urlSet(pages, { origin, standardLocale: plan.model.locales.default, changed }),
    })),
  );
  const index = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.map(({ path }) => `  <sitemap><loc>${origin}/${path.replace('public/', '')}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
  return [
    ...files,
    { path: 'public/sitemap.xml', text: index },
    { path: 'public/robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` },
  ];
};
