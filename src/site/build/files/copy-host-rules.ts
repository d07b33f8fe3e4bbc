import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { organisation } from '#generated/data/organisation.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { Folders } from '../folders.ts';

/** For our own backend, which reads it where it was generated. */
const ownTable = 'redirects.json';

const ownHost = "connect-src 'self'";

/** The policy's word on whom browsers may ask: the site's own host, and those of the owner that they ask themselves. */
const connectSources = ({ hosts }: BuildEnvironment): string => {
  const urls = [hosts.calendar, hosts.content, hosts.provider?.url ?? ''].filter((url) => url !== '');
  return [ownHost, ...new Set(urls.map((url) => new URL(url).origin))].join(' ');
};

/** A site on plain http cannot ask browsers to upgrade its own requests. */
const upgrade = / upgrade-insecure-requests;/g;

/** Writes the rules for hosts beside the pages, with the origin of this build and the hosts that its pages ask. */
export const copyHostRules = ({ generated, stage }: Folders, environment: BuildEnvironment): void => {
  const from = join(generated, 'redirects');
  const to = join(stage, 'host');
  const sources = connectSources(environment);
  const { origin } = environment;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file !== ownTable)) {
    const rules = readFileSync(join(from, name), 'utf8')
      .replaceAll(organisation.origin, origin)
      .replaceAll(ownHost, sources);
    writeFileSync(join(to, name), origin.startsWith('https:') ? rules : rules.replaceAll(upgrade, ''));
  }
};
