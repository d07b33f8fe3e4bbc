import type { RequestListener } from 'node:http';
import redirects from '#generated/redirects/redirects.json' with { type: 'json' };
import { createSiteListener } from './site-listener.ts';
import { buildSiteTable } from './site-table.ts';
import { loadStaticFiles } from './static-files.ts';

/** The listener of a built site in a folder, with the generated redirects. */
export const loadBuiltSite = async (dist: string): Promise<RequestListener> =>
  createSiteListener({ table: buildSiteTable(redirects), files: await loadStaticFiles(dist) });
