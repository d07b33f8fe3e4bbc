import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upstreamPlaceholder } from '#domain/hosting/api-paths.ts';
import { hstsHeader, hstsValue } from '#domain/hosting/hsts.ts';
import { hostFolder } from '#domain/hosting/served-file.ts';
import { organisation } from '#generated/data/organisation.ts';
import headers from '#generated/headers/headers.json' with { type: 'json' };
import type { BuildEnvironment } from '../build-environment.ts';
import type { Folders } from '../folders.ts';

/** For our own backend, which reads it where it was generated. */
const ownTable = 'redirects.json';

/** Hosts elsewhere: they pass calls on to an address that the whole world reaches, or not at all. */
const remoteHosts: ReadonlySet<string> = new Set(['netlify.toml', 'vercel.json']);

const names: Readonly<Record<string, string>> = { htaccess: '.htaccess' };

const ownHost = "connect-src 'self'";

const ofHost = headers.every[hstsHeader];

/** The policy's word on whom browsers may ask: the site's own host, and those of the owner that they ask themselves. */
const connectSources = ({ hosts }: BuildEnvironment): string => {
  const urls = [hosts.calendar, hosts.content, hosts.provider?.url ?? ''].filter((url) => url !== '');
  return [ownHost, ...new Set(urls.map((url) => new URL(url).origin))].join(' ');
};

/** A site on plain http cannot ask browsers to upgrade its own requests. */
const upgrade = / upgrade-insecure-requests;/g;

/** What passes calls on stands on lines of its own. */
const withUpstream = (name: string, rules: string, { apiUpstream }: BuildEnvironment): string =>
  remoteHosts.has(name) && !apiUpstream.startsWith('https:')
    ? rules.replaceAll(new RegExp(`^.*${upstreamPlaceholder}.*\n`, 'gm'), '')
    : rules.replaceAll(upstreamPlaceholder, apiUpstream);

/** Writes the rules for hosts beside the pages, with the origin of this build, its backend and the hosts that its pages ask. */
export const copyHostRules = (
  { generated, stage }: Pick<Folders, 'generated' | 'stage'>,
  environment: BuildEnvironment,
): void => {
  const from = join(generated, 'redirects');
  const to = join(stage, hostFolder);
  const sources = connectSources(environment);
  const { origin } = environment;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file !== ownTable)) {
    const rules = withUpstream(name, readFileSync(join(from, name), 'utf8'), environment)
      .replaceAll(organisation.origin, origin)
      .replaceAll(ownHost, sources)
      .replaceAll(ofHost, hstsValue(ofHost, environment.hsts));
    writeFileSync(join(to, names[name] ?? name), origin.startsWith('https:') ? rules : rules.replaceAll(upgrade, ''));
  }
};
