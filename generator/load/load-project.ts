import { compareProblemPositions, type Problem } from '../problems/problem.ts';
import type { Loaded } from '../sources/loaded.ts';
import { loadContent } from './load-content.ts';
import { loadModel } from './load-model.ts';
import { readLedgerText } from './read-ledger.ts';

export type LoadResult =
  | { readonly loaded: Loaded; readonly problems?: never }
  | { readonly problems: readonly Problem[]; readonly loaded?: never };

export interface Where {
  readonly root: string;
  /** The version of the release that publishes what is answered now; null if none is made. */
  readonly release?: string | null;
}

/** Reads model, content and the previous ledgers, or returns every problem that prevents it. */
export const loadProject = async ({ root, release = null }: Where): Promise<LoadResult> => {
  const content = loadContent(root);
  const model = await loadModel(root);
  const problems = [...content.problems, ...model.problems].toSorted(compareProblemPositions);
  if (problems.length > 0) return { problems };
  return {
    loaded: {
      model: model.model,
      content: content.content,
      contentBinaries: content.contentBinaries,
      previous: {
        urlsLock: readLedgerText(root, 'urls.lock'),
        pagesLock: readLedgerText(root, 'pages.lock'),
      },
      release,
    },
  };
};
