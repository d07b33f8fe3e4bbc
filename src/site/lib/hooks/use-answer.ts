import { notifyManager, QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A call of the API as state of a component: the observer of react-query without its provider, suspense and error
 * boundaries, which islands do not need and would have to load.
 */
export const useAnswer = <Answer, Selected = Answer>(options: QueryObserverOptions<Answer, Error, Selected>) => {
  const [client] = useState(() => new QueryClient());
  const defaulted = client.defaultQueryOptions(options);
  const [observer] = useState(() => new QueryObserver(client, defaulted));
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  useEffect(() => {
    observer.setOptions(defaulted);
  }, [observer, defaulted]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = observer.subscribe(notifyManager.batchCalls(listener));
      observer.updateResult();
      return unsubscribe;
    },
    [observer],
  );
  const current = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, current, current);
  return observer.getOptimisticResult({ ...defaulted, _optimisticResults: 'optimistic' });
};
