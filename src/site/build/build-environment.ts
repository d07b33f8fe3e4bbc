import { isLoopbackUrl } from '#domain/loopback.ts';
import { environments } from '#generated/data/environments.ts';
import { organisation } from '#generated/data/organisation.ts';
import { chatWidget } from '#generated/rules/chat-widget.ts';
import { demoDates } from '#generated/rules/demo-dates.ts';
import type { SiteHosts } from '../lib/site-context.ts';
import { providerAccess } from './provider-access.ts';
import { SettingsError } from './settings-error.ts';

/** What the ruleContext decide about a build. Empty hosts mean the site's own. */
export interface BuildEnvironment {
  readonly origin: string;
  readonly calendarUrl: string;
  readonly apiUrl: string;
  /** Hosts that the browser asks itself; empty where a gateway of ours stands in front of them. */
  readonly hosts: SiteHosts;
  readonly id: string;
  readonly indexable: boolean;
  readonly chat: boolean;
  /** Whether the pages show invented dates. */
  readonly demoDates: boolean;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

const webUrl = (name: string, value: string): string => {
  if (value === '' || URL.canParse(value)) return withoutSlash(value);
  throw new SettingsError(
    `${name} is “${value}”, which is no URL; give one such as https://www.example.pl, or leave it out.`,
  );
};

/** `DEMO_DATES` is 1 or 0; without it the origin decides. */
const readDemoDates = (
  setting: string,
  { origin, calendarUrl }: Pick<BuildEnvironment, 'origin' | 'calendarUrl'>,
): boolean => {
  const answers = { '': 'nothing', '1': 'yes', '0': 'no' } as const;
  const known = (['', '1', '0'] as const).find((answer) => answer === setting);
  if (known === undefined) throw new SettingsError(`DEMO_DATES is “${setting}”; give 1 or 0, or leave it out.`);
  const asked = answers[known];
  return demoDates({ calendar: calendarUrl !== '', loopback: isLoopbackUrl(origin), asked }).value === 'shown';
};

/**
 * Reads `SITE_ORIGIN`, `CALENDAR_URL`, `PROVIDER_URL` with `PROVIDER_PUBLIC_TOKEN`, `API_URL`, `APP_ENV`, `DEMO_DATES` and `GATEWAY`; every one may be missing.
 * `GATEWAY` is 1 where our backend serves the site and passes calls on.
 */
export const readBuildEnvironment = (variables: Readonly<Record<string, string | undefined>>): BuildEnvironment => {
  const wanted = variables.APP_ENV ?? 'production';
  const environment = environments.find(({ id }) => id === wanted);
  if (environment === undefined) {
    const known = environments.map(({ id }) => id).join(', ');
    throw new SettingsError(`APP_ENV is “${wanted}”, which is no environment of the model; choose one of ${known}.`);
  }
  const url = (name: string, fallback = ''): string => webUrl(name, variables[name] ?? fallback);
  const [calendarUrl, apiUrl] = [url('CALENDAR_URL'), url('API_URL')];
  const origin = url('SITE_ORIGIN', organisation.origin);
  const direct = variables.GATEWAY !== '1';
  const token = variables.PROVIDER_PUBLIC_TOKEN ?? '';
  return {
    origin,
    calendarUrl,
    apiUrl,
    hosts: {
      calendar: direct ? calendarUrl : '',
      content: direct ? apiUrl : '',
      provider: providerAccess({ url: url('PROVIDER_URL'), token, direct, origin }),
    },
    id: environment.id,
    indexable: environment.indexable,
    chat: chatWidget({ environment: environment.id }).value === 'loaded',
    demoDates: readDemoDates(variables.DEMO_DATES ?? '', { origin, calendarUrl }),
  };
};
