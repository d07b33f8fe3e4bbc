import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareProblems, type Problem } from '../problems/problem.ts';
import { type Inputs, plainInputs } from './inputs.ts';
import { loadContent } from './load-content.ts';
import { loadModel } from './load-model.ts';
import type { Loaded } from './loaded.ts';

export type LoadResult =
  | { readonly loaded: Loaded; readonly problems?: never }
  | { readonly problems: readonly Problem[]; readonly loaded?: never };

const normaliseLines = (text: string): string => text.replace(/^\u{feff}/u, '').replace(/\r\n?/g, '\n');

const readIfPresent = (path: string): string | null =>
  existsSync(path) ? normaliseLines(readFileSync(path, 'utf8')) : null;

export interface Where {
  readonly root: string;
  readonly inputs?: Inputs;
}

/** Reads model, content and the previous ledgers of URLs and pages; or says everything that keeps it from doing so. */
export const loadProject = async ({ root, inputs = plainInputs }: Where): Promise<LoadResult> => {
  const content = loadContent(root, inputs);
  const model = await loadModel(root, inputs);
  const problems = [...content.problems, ...model.problems].toSorted(compareProblems);
  if (problems.length > 0) return { problems };
  return {
    loaded: {
      model: model.model,
      content: content.content,
      contentBinaries: content.contentBinaries,
      previous: {
        urlsLock: readIfPresent(join(root, 'generated', 'urls.lock')),
        pagesLock: readIfPresent(join(root, 'generated', 'pages.lock')),
      },
    },
  };
};
