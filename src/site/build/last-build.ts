import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { listFiles } from './files/list-files.ts';
import { isUntouched } from './files/output.ts';
import { fingerprint } from './fingerprint.ts';
import type { Folders } from './folders.ts';

/** What a build reads besides page data, for which the manifest answers. */
const inputsOf = ({ root, generated, content }: Folders): readonly string[] => {
  const single = ['package-lock.json', '.github/SECURITY.md'].map((file) => join(root, file)).filter(existsSync);
  const below = (folder: string, wanted = /./): readonly string[] =>
    listFiles(folder).flatMap((file) => (wanted.test(file) ? [join(folder, file)] : []));
  const shown = /^calendar\/|\.(?:svg|jpe?g|png|webp)$/;
  return [...single, ...below(join(root, 'src')), ...below(generated), ...below(content, shown)];
};

interface LastBuild<Report> {
  readonly inputs: string;
  readonly report: Report;
}

const fileOf = ({ cache }: Folders): string => join(cache, 'last-build.json');

/** A fingerprint of everything that decides what a build writes, where nobody elsewhere is asked. */
export const stateOfInputs = (folders: Folders, environment: BuildEnvironment): string => {
  const states = inputsOf(folders).map((file) => `${file} ${fingerprint(readFileSync(file))}`);
  const day = formatCivilDate(warsawDate(Date.now()));
  return fingerprint([JSON.stringify(environment), folders.bundler, day, ...states].join('\n'));
};

/** The report of the last build if that began with the same inputs and its output is untouched; else null. */
export const findLastBuild = <Report>(folders: Folders, state: string): Report | null => {
  if (!existsSync(fileOf(folders))) return null;
  const last: LastBuild<Report> = JSON.parse(readFileSync(fileOf(folders), 'utf8'));
  return last.inputs === state && isUntouched(folders) ? last.report : null;
};

export const rememberBuild = <Report>(folders: Folders, state: string, report: Report): void => {
  const last: LastBuild<Report> = { inputs: state, report };
  writeFileSync(fileOf(folders), JSON.stringify(last));
};

export const forgetBuild = (folders: Folders): void => rmSync(fileOf(folders), { force: true });
