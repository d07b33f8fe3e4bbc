import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { listFiles } from './files/list-files.ts';
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
  readonly output: string;
  readonly report: Report;
}

const fileOf = ({ cache }: Folders): string => join(cache, 'last-build.json');

/** A fingerprint of everything that decides what a build writes, where nobody elsewhere is asked. */
export const stateOfInputs = (folders: Folders, environment: BuildEnvironment): string => {
  const states = inputsOf(folders).map((file) => `${file} ${fingerprint(readFileSync(file))}`);
  const day = formatCivilDate(warsawDate(Date.now()));
  return fingerprint([JSON.stringify(environment), folders.bundler, day, ...states].join('\n'));
};

/** Whoever touches a file of the output changes its state. */
const stateOfOutput = ({ dist }: Folders): string =>
  fingerprint(
    listFiles(dist)
      .map((file) => {
        const { size, mtimeMs } = statSync(join(dist, file));
        return `${file} ${size} ${mtimeMs}`;
      })
      .join('\n'),
  );

/** The report of the last build if that began with the same inputs and its output is untouched; else null. */
export const findLastBuild = <Report>(folders: Folders, state: string): Report | null => {
  if (!existsSync(fileOf(folders)) || !existsSync(folders.dist)) return null;
  const last: LastBuild<Report> = JSON.parse(readFileSync(fileOf(folders), 'utf8'));
  return last.inputs === state && last.output === stateOfOutput(folders) ? last.report : null;
};

export const rememberBuild = <Report>(folders: Folders, state: string, report: Report): void => {
  const last: LastBuild<Report> = { inputs: state, output: stateOfOutput(folders), report };
  writeFileSync(fileOf(folders), JSON.stringify(last));
};

export const forgetBuild = (folders: Folders): void => rmSync(fileOf(folders), { force: true });
