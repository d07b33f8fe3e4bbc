import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { contactLine, expiryLine } from '#domain/hosting/security-text.ts';
import { isPhotograph } from '#domain/pages/photograph.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Folders } from '../folders.ts';
import { readPictures } from '../sources/drawings.ts';
import { copyHostRules } from './copy-host-rules.ts';

const copyPictures = (folders: Folders): void => {
  const { content, stage } = folders;
  for (const { file, src } of readPictures(folders))
    if (!isPhotograph(file)) cpSync(join(content, file), join(stage, src));
};

/** Valid from this build on. Its address is fixed (RFC 9116), in a folder that patterns pass over; the policy that it names lies beside it. */
const placeSecurityText = ({ root, stage }: Folders, contact: string): void => {
  const file = join(stage, 'security.txt');
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8')
    .replace(/^Contact: .*$/m, contactLine(contact))
    .replace(/^Expires: .*$/m, expiryLine(warsawDate(Date.now())));
  mkdirSync(join(stage, '.well-known'), { recursive: true });
  for (const place of [file, join(stage, '.well-known/security.txt')]) writeFileSync(place, text);
  const policy = join(root, '.github/SECURITY.md');
  if (existsSync(policy)) cpSync(policy, join(stage, '.well-known/security-policy.txt'));
};

/** robots.txt and sitemaps name the origin of the model; a build may have another. */
const copyPublic = (folders: Folders, { origin, securityContact }: BuildEnvironment): void => {
  const { generated, stage } = folders;
  const folder = join(generated, 'public');
  if (!existsSync(folder)) return;
  for (const name of globSync('**/*.{txt,xml}', { cwd: folder })) {
    const target = join(stage, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join(folder, name), 'utf8').replaceAll(organisation.origin, origin));
  }
  placeSecurityText(folders, securityContact);
};

/** Copies the bundle; the chat widget stays away where the environment has none. */
export const copyBundle = ({ stage }: Folders, { clientFolder, urls }: Bundle, chat: boolean): void => {
  const unwanted = chat ? null : join(clientFolder, urls.chat ?? '');
  cpSync(clientFolder, stage, { recursive: true, filter: (source) => source !== unwanted });
};

/** Copies what needs no work: drawn pictures, sitemaps, rules for hosts. */
export const copyFiles = (folders: Folders, environment: BuildEnvironment): void => {
  copyPictures(folders);
  copyPublic(folders, environment);
  copyHostRules(folders, environment);
};
