/** What it is written from. */
export const source = ['4.24'];

/** A page or a new city is loaded; a new city folds the list, "Show all" unfolds it; a failure can be tried again. */
export const oracle = (
  { state, showAll }: { state: string; showAll: boolean },
  { type, isNew }: { type: string; isNew?: boolean },
) => {
  const persistentProcess = { state: { state, showAll }, effects: [] };
  if (type === 'showAll' || type === 'showFewer')
    return { ...persistentProcess, state: { state, showAll: type === 'showAll' } };
  if (isNew !== undefined) {
    const effects =
      type === 'chooseCity' ? ['updateUrl', 'cancelTerms', 'reloadTerms'] : ['cancelTerms', 'reloadTerms'];
    return isNew ? { state: { state: 'loading', showAll: false }, effects } : persistentProcess;
  }
  const steps: Record<string, string> = {
    'printed load': 'loading reloadTerms',
    'loaded load': 'loading reloadTerms',
    'failed retry': 'loading reloadTerms',
    'loading loaded': 'loaded',
    'loading loadFailed': 'failed',
  };
  const [next = state, ...effects] = (steps[`${state} ${type}`] ?? state).split(' ');
  return { state: { state: next, showAll }, effects };
};
