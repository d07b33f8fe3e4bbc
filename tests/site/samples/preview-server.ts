import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The policy of the generated headers, so that a violation shows in the console of a test. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The file that a static host serves for a path; the app for reserved paths. */
const fileOf = (dist: string, path: string, reserved: ReadonlySet<string>): string | null => {
  if (reserved.has(path)) return join(dist, path.startsWith('/en/') ? 'en/app.html' : 'app.html');
  const candidates = path === '/' ? ['index.html'] : [path, `${path}.html`];
  const found = candidates.map((candidate) => join(dist, candidate)).find(isFile);
  return found ?? null;
};

export interface Preview {
  readonly dist: string;
  readonly port: number;
  readonly reserved: ReadonlySet<string>;
  readonly answer: (path: string) => Response;
}

/** Serves a built site and a calendar at 127.0.0.1, for tests in a browser. */
export const startPreview = ({ dist, port, reserved, answer }: Preview): Promise<Server> => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname.startsWith('/api/')) {
      const answered = answer(request.url ?? '/');
      response.writeHead(answered.status, { 'content-type': mediaTypes['.json'] });
      response.end(await answered.text());
      return;
    }
    const file = fileOf(dist, pathname, reserved) ?? join(dist, '404.html');
    const status = fileOf(dist, pathname, reserved) === null ? 404 : 200;
    response.writeHead(status, {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
};
