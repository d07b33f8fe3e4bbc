import type { RequestListener, ServerResponse } from 'node:http';
import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { BuildEnvironment } from '#site/build/build-environment.ts';
import type { Folders } from '#site/build/folders.ts';
import { explainError } from './explain-error.ts';
import type { ProblemBoard } from './problem-board.ts';

interface DevSiteParts {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly vite: ViteDevServer;
  readonly board: ProblemBoard;
}

/** A page with nothing on it but what tells the problem, and comes back when it is mended. */
const brokenPage = '<!DOCTYPE html><html data-broken><head><title>…</title></head><body></body></html>';

/** Serves every page rendered on request from generated output, with Vite's modules behind it. */
export const createDevSite = ({ folders, environment, vite, board }: DevSiteParts): RequestListener => {
  const runner = createServerModuleRunner(vite.environments.ssr);
  const answerOrExplain = async (url: string, response: ServerResponse): Promise<void> => {
    // Imported at each request: what has changed is then another module.
    const { answer, send } = await import('./answer.ts');
    try {
      await answer({ folders, environment, vite, runner }, url, response);
      board.set(`page ${url}`, null);
    } catch (error) {
      board.set(`page ${url}`, explainError(error, folders.root));
      send(response, 500, { name: '.html', body: await vite.transformIndexHtml(url, brokenPage) });
    }
  };
  return (request, response) => {
    vite.middlewares(request, response, () => {
      answerOrExplain(request.url ?? '/', response).catch((error: unknown) => {
        board.set('server', explainError(error, folders.root));
        response.writeHead(500).end();
      });
    });
  };
};
