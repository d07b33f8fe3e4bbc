import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const prefix = '/audyt';
/** The first page of each language; their links are relative, so that their addresses name the file. */
const first: Readonly<Record<string, string>> = {
  [prefix]: `${prefix}/index.html`,
  [`${prefix}/`]: `${prefix}/index.html`,
  '/en/audit': `${prefix}/en/index.html`,
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const headers = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:",
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const waiting =
  '<!DOCTYPE html><html lang="pl"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Audyt</title><p>Audyt powstaje, za chwilę będzie tutaj. <span lang="en">The audit is being written; this page reloads.</span></p></html>';

const answer = (
  response: ServerResponse,
  status: number,
  { type, body }: { type: string; body: string | Buffer },
): void => {
  response.writeHead(status, { ...headers, 'content-type': type });
  response.end(body);
};

/** What `folder` holds now; nothing while it is being written. */
const filesIn = (folder: string): ReadonlySet<string> => {
  try {
    return new Set(
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/')),
    );
  } catch {
    return new Set();
  }
};

/**
 * Serves the folder of the audit under `/audyt` and leaves every other path to the site. The folder is written when somebody
 * asks for it first, by `write`, which gives false when it could not be.
 */
export const withAudit = (
  site: RequestListener,
  { folder, write }: { readonly folder: string; readonly write: () => Promise<boolean> },
): RequestListener => {
  let writing: Promise<boolean> | null = null;
  const isThere = (): boolean => filesIn(folder).has('index.html');
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const page = first[path];
    if (page === undefined && !path.startsWith(`${prefix}/`)) return site(request, response);
    if (writing !== null || !isThere()) {
      writing ??= write().finally(() => {
        writing = null;
      });
      return answer(response, 503, { type: 'text/html; charset=utf-8', body: waiting });
    }
    if (page !== undefined) {
      response.writeHead(302, { ...headers, location: page });
      return response.end();
    }
    const file = path.slice(prefix.length + 1);
    const type = types[extname(file)];
    if (type === undefined || !filesIn(folder).has(file)) return site(request, response);
    return answer(response, 200, { type, body: readFileSync(join(folder, file)) });
  };
};
