import { existsSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import type { Keeper } from '#generator/command/keeper.ts';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import { inputFolders } from '#generator/command/watch.ts';
import type { Folders } from '#site/build/folders.ts';
import type { DevBackend } from './dev-backend.ts';
import { explainError } from './explain-error.ts';
import type { ProblemBoard } from './problem-board.ts';
import { changedFiles, writtenFiles } from './written-files.ts';

export interface Followed {
  readonly folders: Folders;
  readonly keeper: Keeper;
  readonly vite: ViteDevServer;
  readonly backend: DevBackend;
  readonly board: ProblemBoard;
}

const debounce = 10;
/** Milliseconds in which Vite passes a change on to what it has loaded. */
const passing = 25;

/** Generates now; gives the files that have changed by it. What is wrong stands on the board. */
export const generateNow = async ({
  folders,
  keeper,
  board,
}: Pick<Followed, 'folders' | 'keeper' | 'board'>): Promise<readonly string[]> => {
  const before = writtenFiles(folders);
  const started = performance.now();
  try {
    const outcome = await keeper.generate({ mode: 'write' });
    const { exitCode, lines } = reportOutcome(outcome, (performance.now() - started) / 1000);
    if (exitCode === 0) console.log(lines.join('\n'));
    board.set('generator', exitCode === 0 ? null : lines.join('\n'));
  } catch (error) {
    board.set('generator', explainError(error, folders.root));
  }
  return changedFiles(before, writtenFiles(folders));
};

/** A module that Vite cannot read is told at once, not when somebody asks for it. */
const checkModules = async (files: readonly string[], { vite, board, folders }: Followed): Promise<void> => {
  const broken = board.sources().flatMap((source) => (source.startsWith('module ') ? [source.slice(7)] : []));
  const { client, ssr } = vite.environments;
  for (const file of new Set([...files, ...broken])) {
    const found = [client, ssr].flatMap((environment) =>
      [...(environment.moduleGraph.getModulesByFile(file) ?? [])].map(({ url }) => ({ environment, url })),
    );
    const styles = file.endsWith('.css') ? [{ environment: client, url: '/styles/index.css' }] : [];
    try {
      for (const { environment, url } of [...found, ...styles]) await environment.transformRequest(url);
      board.set(`module ${file}`, null);
    } catch (error) {
      board.set(`module ${file}`, explainError(error, folders.root));
    }
  }
};

const isBelow = (folder: string, file: string): boolean => file.startsWith(folder + sep);

/** Brings changed files to the page. */
const follow = async (changed: ReadonlySet<string>, followed: Followed): Promise<void> => {
  const { folders, keeper, vite, backend, board } = followed;
  const within = (names: readonly string[]): boolean =>
    [...changed].some((file) => names.some((name) => isBelow(join(folders.root, name), file)));
  const written = within(inputFolders) ? await generateNow(followed) : [];
  keeper.modules.renew();
  try {
    await backend.renew();
    board.set('backend', null);
  } catch (error) {
    board.set('backend', explainError(error, folders.root));
  }
  const ofSite = [...changed].filter((file) => isBelow(join(folders.root, 'src'), file));
  for (const file of [...ofSite, ...written.filter((path) => isBelow(folders.generated, path))])
    vite.watcher.emit(existsSync(file) ? 'change' : 'unlink', file);
  await sleep(passing);
  await checkModules(ofSite, followed);
  board.forget('page ');
  const { moduleGraph, hot } = vite.environments.client;
  const isHot = changed.size > 0 && [...changed].every((file) => moduleGraph.getModulesByFile(file) !== undefined);
  const isStyle = [...changed].every((file) => file.endsWith('.css'));
  if (!isStyle && (written.length > 0 || !within(inputFolders) || ofSite.length > 0))
    hot.send('site:changed', { hot: isHot, reload: false });
};

/** Follows every change of the project until the signal, one after the other. */
export const followChanges = async (followed: Followed, signal: AbortSignal): Promise<void> => {
  let changed = new Set<string>();
  let wake = (): void => {};
  const { root } = followed.folders;
  for (const folder of ['model', 'content', 'generator', 'src']) {
    watch(join(root, folder), { recursive: true, signal }, (_, name) => {
      if (name === null || /(?:^|\/)\.|~$/.test(name)) return;
      changed.add(join(root, folder, name));
      wake();
    });
  }
  signal.addEventListener('abort', () => wake());
  while (!signal.aborted) {
    if (changed.size === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    await sleep(debounce);
    const now = changed;
    changed = new Set();
    if (!signal.aborted && now.size > 0) await follow(now, followed);
  }
};
