/** What it is written from. */
export const source = ['4.19'];

/** Collapsed until "show all". */
export const oracle = ({ state }: { state: string }, { type }: { type: string }) => ({
  state: { state: type === 'showAll' ? 'expanded' : state },
  effects: state === 'collapsed' && type === 'showAll' ? ['focusFirstNew'] : [],
});
