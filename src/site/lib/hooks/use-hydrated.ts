import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in pre-rendered HTML and while it is hydrated, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
