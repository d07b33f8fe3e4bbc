/** What it is written from. */
export const source = ['C111'];

/** A refund is made once: while the service works on it nobody pays by hand, and what is made stays made. */
export const oracle = ({ state }: { state: string }, { type }: { type: string }) => {
  const waiting = state === 'due' || state === 'failed';
  const next = waiting
    ? { order: 'requested', payBack: 'done', ...(state === 'failed' ? { confirmed: 'done' } : {}) }
    : state === 'requested'
      ? { confirmed: 'done', refused: 'failed' }
      : {};
  const to = new Map(Object.entries(next)).get(type) ?? state;
  return { state: { state: to }, effects: to === 'done' && state !== 'done' ? ['tell'] : [] };
};
