import type { ProviderAccess } from '#contract/layout.ts';
import { environments } from '#generated/data/environments.ts';
import { missingIdentity, organisation } from '#generated/data/organisation.ts';
import type { HstsScope } from '#hosting/response-headers.ts';
import { showsDemoDates } from '#settings/demo-dates.ts';
import { isLoopbackUrl } from '#settings/loopback.ts';
import { readSettings, SettingsError, type Variables } from '#settings/read-settings.ts';
import { buildSettings } from '#settings/settings.ts';
import type { SiteHosts } from '../lib/site-context.ts';

/** What the settings decide about a build. Empty hosts mean the site's own. */
export interface BuildEnvironment {
  readonly origin: string;
  readonly calendarUrl: string;
  readonly apiUrl: string;
  /** Where hosts find our backend. */
  readonly apiUpstream: string;
  /** For whom browsers keep to https. */
  readonly hsts: HstsScope;
  /** E-mail address for security reports. */
  readonly securityContact: string;
  /** Hosts that the browser calls directly; empty behind our gateway. */
  readonly hosts: SiteHosts;
  readonly id: string;
  readonly indexable: boolean;
  /** Whether the pages show what is not known yet. */
  readonly showsPlaceholders: boolean;
  readonly chat: boolean;
  /** Whether the pages show invented dates. */
  readonly demoDates: boolean;
  /** Whether pages without terms may take the place of the former site, though the calendar answered. */
  readonly allowNoTerms: boolean;
  /** Where the office keeps its dates; null where the pages show those of another calendar, or invented ones. */
  readonly office: { readonly databaseUrl: string | null; readonly dataFolder: string } | null;
}

interface ProviderSettings {
  readonly url: string;
  /** `PROVIDER_PUBLIC_TOKEN`. */
  readonly token: string;
  /** Whether browsers call the owner's hosts directly. */
  readonly direct: boolean;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/** What is wrong with the settings, as a sentence; null when they make sense. */
const providerProblem = ({ url, token, direct, origin }: ProviderSettings): string | null => {
  if (!direct)
    return token === ''
      ? null
      : 'PROVIDER_PUBLIC_TOKEN is set together with GATEWAY=1; a gateway keeps its PROVIDER_TOKEN to itself, so leave the public one out.';
  if (url === '' && token === '') return null;
  if (url === '')
    return 'PROVIDER_PUBLIC_TOKEN is set without PROVIDER_URL; name the host that takes the messages of the contact form, or leave both out.';
  if (token === '')
    return (
      'PROVIDER_URL is set without PROVIDER_PUBLIC_TOKEN, so that no message of the contact form could be delivered. Give the token that ' +
      'browsers may send; everybody can read it in the pages, so it must never be the PROVIDER_TOKEN of a gateway. With a backend of ours build with GATEWAY=1.'
    );
  if (origin.startsWith('https:') && !url.startsWith('https:'))
    return `PROVIDER_URL is “${url}”, which browsers refuse to ask from ${origin}; give an address with https.`;
  return null;
};

/** Where browsers deliver messages of the contact form themselves; null where the site's own host takes them. */
const providerAccess = (settings: ProviderSettings): ProviderAccess | null => {
  const fault = providerProblem(settings);
  if (fault !== null) throw new SettingsError(fault);
  const { url, token, direct } = settings;
  return direct && url !== '' ? { url, token } : null;
};

/** Reserved domains that cannot be registered: a site below them is no public one. */
const reservedHost = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org|pl))$/;

/** Refuses to build a public site that would not say who its provider is (art. 12 of the Act on consumer rights). */
const requireIdentity = (origin: string | undefined, indexable: boolean): void => {
  if (origin === undefined || !indexable || missingIdentity.length === 0) return;
  if (isLoopbackUrl(origin) || reservedHost.test(URL.parse(origin)?.hostname ?? '')) return;
  throw new SettingsError(
    [
      `A public site for ${origin} must say who provides the courses. Fill in, then build again:`,
      ...missingIdentity.map((line) => `- ${line}`),
      'Until then build with APP_ENV=alfa or APP_ENV=internal, which no search engine lists.',
    ].join('\n'),
  );
};

/** Reads the settings of a build; every one may be missing. */
export const readBuildEnvironment = (variables: Variables): BuildEnvironment => {
  const read = readSettings(buildSettings, variables);
  const environment = read.APP_ENV ?? 'production';
  const [calendarUrl, apiUrl] = [read.CALENDAR_URL ?? '', read.API_URL ?? ''];
  const origin = read.SITE_ORIGIN ?? organisation.origin;
  const indexable = environments.some((one) => one.id === environment && one.indexable);
  requireIdentity(read.SITE_ORIGIN, indexable);
  const direct = !read.GATEWAY;
  const loopback = isLoopbackUrl(origin);
  const invented = showsDemoDates({ calendarUrl: read.CALENDAR_URL, loopback, asked: read.DEMO_DATES });
  const shown = environments.find(({ id }) => id === environment);
  return {
    origin,
    calendarUrl,
    apiUrl,
    apiUpstream: read.API_UPSTREAM,
    hsts: read.HSTS,
    securityContact: read.SECURITY_CONTACT ?? organisation.email,
    hosts: {
      calendar: direct ? calendarUrl : '',
      content: direct ? apiUrl : '',
      provider: providerAccess({
        url: read.PROVIDER_URL ?? '',
        token: read.PROVIDER_PUBLIC_TOKEN ?? '',
        direct,
        origin,
      }),
    },
    id: environment,
    indexable: shown?.indexable === true,
    showsPlaceholders: shown?.showsPlaceholders === true,
    chat: shown?.hasChat === true,
    demoDates: invented,
    allowNoTerms: read.ALLOW_NO_TERMS,
    office:
      invented || calendarUrl !== '' ? null : { databaseUrl: read.DATABASE_URL ?? null, dataFolder: read.DATA_FOLDER },
  };
};
