import { spawn } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { nodeArgumentsOfProgram } from '../start/run-program.ts';

/** The address of the page with every state of every widget. */
const statesPath = '/@states';

/**
 * Adds a page with pictures of every state to a development server. A separate process renders the page, so that each visit shows the
 * current states; the process ends when the developer leaves.
 */
export const addStatesPage =
  (site: RequestListener, root: string, dataFolder: string): RequestListener =>
  (request, response) => {
    if (request.url !== statesPath) return site(request, response);
    const env = { ...process.env, TEST_PORT: String(request.socket.localPort), TEST_DATA: dataFolder };
    const program = nodeArgumentsOfProgram(root, 'tests/e2e/states/print-states.ts');
    const printing = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    response.once('close', () => printing.kill());
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    printing.stdout.pipe(response);
  };
