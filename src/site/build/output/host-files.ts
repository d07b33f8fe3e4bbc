import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRules } from '#hosting/host-rules.ts';
import { printHostFiles } from '#hosting/hosts/print-host-files.ts';
import { hostFolder } from '#hosting/served-file.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { Folders } from '../folders.ts';
import { readGeneratedJson } from '../sources/sources.ts';

/** Origins elsewhere that the pages of a build send requests to. */
const connectOrigins = ({ hosts }: BuildEnvironment): readonly string[] => {
  const urls = [hosts.calendar, hosts.content, hosts.provider?.url ?? ''].filter((url) => url !== '');
  return [...new Set(urls.map((url) => new URL(url).origin))];
};

/** Writes the configuration of every kind of host next to the pages, with the settings of the build. */
export const writeHostFiles = (
  { site, stage }: Pick<Folders, 'site' | 'stage'>,
  environment: BuildEnvironment,
): void => {
  const rules: HostRules = readGeneratedJson(site, 'host-rules.json');
  const { origin, hsts, apiUpstream: upstream } = environment;
  const folder = join(stage, hostFolder);
  mkdirSync(folder, { recursive: true });
  const files = printHostFiles(rules, { origin, hsts, upstream, connectOrigins: connectOrigins(environment) });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
};
