import type { Api } from '../api/api.ts';
import type { CheckReadiness } from './readiness.ts';

/** For whoever watches the server: whether it lives, and whether visitors may be sent to it. Nothing here is about a person. */
export const addHealthRoutes = (api: Api, checkReadiness: CheckReadiness): void => {
  api.get('/health', (context) => context.json({ alive: true }));
  api.get('/ready', async (context) => {
    const readiness = await checkReadiness();
    return context.json(readiness, readiness.ready ? 200 : 503);
  });
};
