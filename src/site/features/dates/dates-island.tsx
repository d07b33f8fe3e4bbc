import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { LiveDates } from './dates-list.tsx';
import type { DatesProps } from './dates-props.ts';

/** The dates list as a React root of its own. */
export const Component = (props: DatesProps) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <LiveDates {...props} />
    </QueryClientProvider>
  );
};
