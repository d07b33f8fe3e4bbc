/** Changing city reloads and collapses; "Show all" expands; a failure can be tried again. */
export const oracle = ({ state }: { state: string }, { type }: { type: string }) => {
  if (type === 'chooseCity')
    return { state: { state: 'loading' }, effects: ['updateUrl', 'cancelTerms', 'reloadTerms'] };
  const changes: [from: string, on: string, to: string, effect: string][] = [
    ['collapsed', 'showAll', 'expanded', 'announceTerms'],
    ['loading', 'loaded', 'collapsed', 'announceTerms'],
    ['loading', 'loadFailed', 'failed', 'showFailure'],
    ['failed', 'retry', 'loading', 'reloadTerms'],
  ];
  const change = changes.find(([from, on]) => from === state && on === type);
  return change === undefined
    ? { state: { state }, effects: [] }
    : { state: { state: change[2] }, effects: [change[3]] };
};
