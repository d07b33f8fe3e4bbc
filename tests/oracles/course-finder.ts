/** What it is written from. */
export const source = ['2.43', '4.8', '4.9'];

/** The count is fetched on load and on any change; pressing emits the criteria. */
export const oracle = (
  widget: { state: string; anyCriterion: boolean },
  event: { type: string; anyCriterionNow?: boolean },
) => {
  const persistentProcess = (...effects: string[]) => ({ state: widget, effects });
  switch (event.type) {
    case 'load':
      return widget.state === 'idle'
        ? { state: { state: 'counting', anyCriterion: event.anyCriterionNow === true }, effects: ['fetchCount'] }
        : persistentProcess();
    case 'change':
      return {
        state: { state: 'counting', anyCriterion: event.anyCriterionNow === true },
        effects: ['cancelCount', 'fetchCount'],
      };
    case 'retry':
      return widget.state === 'failed'
        ? { state: { ...widget, state: 'counting' }, effects: ['fetchCount'] }
        : persistentProcess();
    case 'press':
      return widget.anyCriterion ? persistentProcess('trackSearch', 'emitCriteria') : persistentProcess('emitCriteria');
    case 'languageChange':
      return persistentProcess('reloadTypes');
    default: {
      const outcome = event.type === 'counted' ? 'counted' : 'failed';
      return widget.state === 'counting' ? { state: { ...widget, state: outcome }, effects: [] } : persistentProcess();
    }
  }
};
