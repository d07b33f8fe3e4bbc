import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ErrorPayload, ViteDevServer } from 'vite';

type Shown = ErrorPayload['err'];

/** The first place such as `model/rules/terms.ts:12:5` in an output or a stack. */
const placeIn = (text: string, root: string): Pick<Shown, 'id' | 'loc'> => {
  const [, file, line, column] = /(?:^|[\s(]|file:\/\/)([\w./-]+\.(?:tsx?|md|ya?ml|css)):(\d+):(\d+)/m.exec(text) ?? [];
  if (file === undefined) return {};
  const path = file.startsWith('/') ? file : join(root, file);
  return { id: path, loc: { file: path, line: Number(line), column: Number(column) } };
};

/** A problem in the format of Vite's error overlay. */
export const toViteOverlayPayload = (problem: unknown, root: string): Shown => {
  if (!(problem instanceof Error)) return { message: String(problem), stack: '', ...placeIn(String(problem), root) };
  const { message, stack = '' } = problem;
  const known = { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) };
  // Errors of Vite carry their place already.
  return { ...known, ...placeIn(stack, root), ...problem };
};

/** The source of a problem; `start` is code that only a restart reloads. */
export type ProblemSource = 'generator' | 'backend' | 'page' | 'start';

/** Shows the current problems of generator, backend and last page in the terminal and in Vite's overlay. */
export interface Problems {
  readonly show: (source: ProblemSource, problem: unknown) => void;
  /** Removes the problem of a source; true when there was one. */
  readonly clear: (source: ProblemSource) => boolean;
}

export const createProblemOverlay = (
  { environments: { client }, ssrFixStacktrace }: ViteDevServer,
  root: string,
): Problems => {
  const current = new Map<string, Shown>();
  client.hot.on('vite:client:connect', (_, browser) => {
    for (const err of current.values()) browser.send({ type: 'error', err });
  });
  return {
    show: (source, problem) => {
      if (problem instanceof Error) ssrFixStacktrace(problem);
      const err = toViteOverlayPayload(problem, root);
      if (current.get(source)?.message !== err.message) console.error(`${err.stack || err.message}\n`);
      current.set(source, err);
      client.hot.send({ type: 'error', err });
    },
    clear: (source) => current.delete(source),
  };
};
