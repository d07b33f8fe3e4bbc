import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Folders } from '#site/build/folders.ts';
import { readGeneratedJson } from '#site/build/sources/sources.ts';
import { waitForGitCheckout } from './checkout-end.ts';
import type { DevBackend } from './dev-backend.ts';
import type { DevGenerator } from './dev-generator.ts';
import type { Problems } from './problems.ts';
import type { RenewedRunner } from './renewed-runner.ts';

/** Milliseconds in which several changes count as one. */
const debounce = 30;

/** Folders that the generator reads, and those of the backend's own code. */
const sharedFolders = ['src/domain', 'src/contract', 'src/hosting', 'src/settings'];
const generatorFolders = ['model', 'content', 'generator', ...sharedFolders];
const backendFolders = ['src/backend', 'src/forms', ...sharedFolders];

/** Code that Node loads at the start and never reloads. */
const startedWith = ['scripts', 'src/site/build', 'src/site/vite.config.ts', 'package.json', 'package-lock.json'];

/** The hash of every generated file, by absolute path. */
type GeneratedFiles = ReadonlyMap<string, unknown>;

const generatedFiles = ({ generated, site }: Folders): GeneratedFiles => {
  const listed = (folder: string, list: string) =>
    existsSync(join(folder, list)) ? readGeneratedJson(folder, list) : {};
  const below = (folder: string, hashes: Readonly<Record<string, string>> = {}): [string, string][] =>
    Object.entries(hashes).map(([path, sha256]) => [join(folder, path), sha256]);
  return new Map([
    ...below(generated, listed(generated, 'manifest.json').files),
    ...below(site, listed(site, 'hashes.json')),
  ]);
};

export interface Followed {
  readonly folders: Folders;
  readonly vite: ViteDevServer;
  /** Runs the code of pages. */
  readonly pages: RenewedRunner;
  readonly generator: DevGenerator;
  readonly backend: DevBackend;
  readonly problems: Problems;
}

/** Runs the generator; returns true if it succeeded, otherwise shows its problems. */
const generate = async (changed: readonly string[], { generator, problems }: Followed): Promise<boolean> => {
  generator.forget(changed);
  try {
    const { printed, isDone } = await generator.run('write');
    if (isDone) console.log(printed);
    else problems.show('generator', printed);
    return isDone;
  } catch (error) {
    problems.show('generator', error);
    return false;
  }
};

const differing = (before: GeneratedFiles, after: GeneratedFiles): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

/** Reports that changed code takes effect only after a restart, because Node has loaded it already. */
const announceStart = (changed: readonly string[], { folders, problems }: Followed): void => {
  const old = changed
    .map((file) => relative(folders.root, file).split(sep).join('/'))
    .filter((file) => startedWith.some((name) => file === name || file.startsWith(`${name}/`)));
  if (old.length === 0) return;
  const names = old.length > 3 ? `${old.slice(0, 3).join(', ')} and ${old.length - 3} more files` : old.join(', ');
  problems.show('start', `Changed since the start: ${names}. Stop npm run dev and start it again to see this change.`);
};

/**
 * Applies changes: runs the generator, renews the backend, reloads open pages. `served` are the hashes of the generated files that pages
 * and backend use: a checkout of another commit brings its own generated files, so the generator writes no file although everything has
 * changed. Returns the hashes that they use now.
 */
const follow = async (
  changed: readonly string[],
  served: GeneratedFiles,
  followed: Followed,
): Promise<GeneratedFiles> => {
  const { folders, vite, pages, backend, problems } = followed;
  announceStart(changed, followed);
  const isIn = (names: readonly string[]): boolean =>
    names.some((name) => changed.some((file) => file.startsWith(join(folders.root, name) + sep)));
  if (isIn(generatorFolders) && !(await generate(changed, followed))) return served;
  const now = generatedFiles(folders);
  const renewed = differing(served, now);
  const isMended = isIn(generatorFolders) && problems.clear('generator');
  const written = isMended && renewed.length === 0 ? [join(folders.generated, 'manifest.json')] : renewed;
  pages.forget(written);
  for (const file of written) vite.watcher.emit('change', file);
  const renewing = backend.renew([...changed, ...written]);
  if (written.length > 0) vite.environments.client.hot.send({ type: 'full-reload' });
  try {
    await renewing;
    problems.clear('backend');
  } catch (error) {
    problems.show('backend', error);
  }
  return now;
};

/** Watches the project and applies its changes, one after the other. */
export const watchProjectChanges = (followed: Followed): void => {
  const { folders, vite, pages } = followed;
  let changed = new Set<string>();
  let working = Promise.resolve(generatedFiles(folders));
  let timer: NodeJS.Timeout | undefined;
  const work = (): void => {
    working = working.then(async (served) => {
      await waitForGitCheckout(folders.root);
      const now = [...changed];
      changed = new Set();
      return now.length === 0 ? served : follow(now, served, followed);
    });
  };
  vite.watcher.add(
    [...new Set([...generatorFolders, ...backendFolders, ...startedWith])].map((name) => join(folders.root, name)),
  );
  vite.watcher.on('all', (event, file) => {
    if (event === 'addDir' || file.startsWith(folders.generated) || file.startsWith(folders.site)) return;
    // The browser requests the page as soon as Vite notices the change.
    pages.forget([file]);
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(work, debounce);
  });
};
