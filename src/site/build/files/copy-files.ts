import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { contactLine, expiryLine } from '#domain/hosting/security-text.ts';
import { isPhotograph } from '#domain/pages/photograph.ts';
import { organisation } from '#generated/data/organisation.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { BrowserBundle } from '../bundle/bundle.ts';
import type { Folders } from '../folders.ts';
import { readPictures } from '../sources/drawings.ts';
import { copyHostRules } from './copy-host-rules.ts';
import { listFiles } from './list-files.ts';
import type { Output } from './output.ts';

type Place = Output['place'];

const copyPictures = (folders: Folders, place: Place): void => {
  for (const { file, src } of readPictures(folders))
    if (!isPhotograph(file)) place(src.slice(1), readFileSync(join(folders.content, file)));
};

/** Valid from this build on. */
const datedSecurityText = (text: string, contact: string): string =>
  text.replace(/^Contact: .*$/m, contactLine(contact)).replace(/^Expires: .*$/m, expiryLine(warsawDate(Date.now())));

/** Its address is fixed (RFC 9116), in a folder that patterns pass over; the policy that it names lies beside it. */
const placeSecurityText = (text: string, { root }: Folders, place: Place): void => {
  for (const path of ['security.txt', '.well-known/security.txt']) place(path, text);
  const policy = join(root, '.github/SECURITY.md');
  if (existsSync(policy)) place('.well-known/security-policy.txt', readFileSync(policy));
};

/** robots.txt and sitemaps name the origin of the model; a build may have another. */
const copyPublic = (folders: Folders, { origin, securityContact }: BuildEnvironment, place: Place): void => {
  const folder = join(folders.generated, 'public');
  if (!existsSync(folder)) return;
  for (const name of globSync('**/*.{txt,xml}', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(organisation.origin, origin);
    if (name === 'security.txt') placeSecurityText(datedSecurityText(text, securityContact), folders, place);
    else place(name, text);
  }
};

/** Copies the bundle; the chat widget stays away where the environment has none. */
export const copyBundle = ({ folder, urls }: BrowserBundle, chat: boolean, { place }: Output): void => {
  const unwanted = chat ? null : urls.chat?.slice(1);
  for (const file of listFiles(folder)) if (file !== unwanted) place(file, readFileSync(join(folder, file)));
};

/** Copies what needs no work: drawn pictures, sitemaps, rules for hosts. */
export const copyFiles = (folders: Folders, environment: BuildEnvironment, { place }: Output): void => {
  copyPictures(folders, place);
  copyPublic(folders, environment, place);
  copyHostRules(folders, environment);
};
