import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { ServerStartError } from '../server/start-server.ts';
import { createSiteListener } from './site-listener.ts';
import { siteTable } from './site-table.ts';
import { loadStaticFiles } from './static-files.ts';

/** The listener of a built site in a folder, with the generated redirects. Throws the sentence for a site that was never built. */
export const loadBuiltSite = async (dist: string): Promise<RequestListener> => {
  if (!existsSync(dist)) {
    throw new ServerStartError(`There is no built site at ${dist}. Run npm run build first; npm start does both.`);
  }
  return createSiteListener({ table: siteTable, files: await loadStaticFiles(dist) });
};
