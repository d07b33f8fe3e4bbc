import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import type { Folders } from '#site/build/folders.ts';
import { readJson } from '#site/build/sources/sources.ts';
import { programArguments } from '../start/run-program.ts';
import type { DevBackend } from './dev-backend.ts';
import type { Problems } from './problems.ts';

/** Milliseconds in which several changes count as one. */
const debounce = 30;

/** Folders that the generator reads, and those of the backend's own code. */
const generatorFolders = ['model', 'content', 'generator', 'src/domain'];
const backendFolders = ['src/backend', 'src/forms', 'src/domain'];

/** Runs the generator; gives its output, and whether it succeeded. */
export const runGenerator = async (root: string): Promise<{ readonly printed: string; readonly isDone: boolean }> => {
  const program = spawn(process.execPath, programArguments(root, 'generator/main.ts'), { cwd: root });
  const status = new Promise<number | null>((resolve) => program.once('close', resolve));
  const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return { printed: `${output}${errors}`.trim(), isDone: (await status) === 0 };
};

/** The hash of every generated file, by absolute path. */
const generatedFiles = ({ generated, site }: Folders): ReadonlyMap<string, unknown> => {
  const listed = (folder: string, list: string) => (existsSync(join(folder, list)) ? readJson(folder, list) : {});
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
  readonly backend: DevBackend;
  readonly problems: Problems;
}

/** Runs the generator and gives the files that it changed; shows its problems and gives null. */
const generate = async ({ folders, problems }: Followed): Promise<readonly string[] | null> => {
  const before = generatedFiles(folders);
  const { printed, isDone } = await runGenerator(folders.root);
  if (!isDone) {
    problems.show('generator', printed);
    return null;
  }
  console.log(printed);
  const after = generatedFiles(folders);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return problems.clear('generator') && changed.length === 0 ? [join(folders.generated, 'manifest.json')] : changed;
};

/** Applies changes: runs the generator, renews the backend, reloads open pages. */
const follow = async (changed: readonly string[], followed: Followed): Promise<void> => {
  const { folders, vite, backend, problems } = followed;
  const isIn = (names: readonly string[]): boolean =>
    names.some((name) => changed.some((file) => file.startsWith(join(folders.root, name) + sep)));
  const written = isIn(generatorFolders) ? await generate(followed) : [];
  if (written === null) return;
  for (const file of written) vite.watcher.emit('change', file);
  if (written.length > 0 || isIn(backendFolders)) {
    for (const file of changed) vite.environments.backend?.moduleGraph.onFileChange(file);
    try {
      await backend.renew();
      problems.clear('backend');
    } catch (error) {
      problems.show('backend', error);
      return;
    }
  }
  if (written.length > 0) vite.environments.client.hot.send({ type: 'full-reload' });
};

/** Watches the project and applies its changes, one after the other. */
export const followChanges = (followed: Followed): void => {
  const { folders, vite } = followed;
  let changed = new Set<string>();
  let working = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const work = (): void => {
    const now = [...changed];
    changed = new Set();
    if (now.length > 0) working = working.then(() => follow(now, followed));
  };
  vite.watcher.add([...new Set([...generatorFolders, ...backendFolders])].map((name) => join(folders.root, name)));
  vite.watcher.on('all', (event, file) => {
    if (event === 'addDir' || file.startsWith(folders.generated) || file.startsWith(folders.site)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(work, debounce);
  });
};
