import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host.ts';
import { missingTool, toolFolder } from './npm-tools.ts';
import { freePort, runProgram } from './run-program.ts';

/** Cloudflare's own emulator of Pages. */
export const cloudflare: Host = {
  name: 'Cloudflare Pages',
  missing: () => missingTool('wrangler'),
  start: async ({ dist, folder, rules }) => {
    const port = await freePort();
    const pages = join(folder, 'pages');
    mkdirSync(folder, { recursive: true });
    cpSync(dist, pages, { recursive: true });
    for (const file of globSync(['host', '**/*.br', '**/*.gz'], { cwd: pages }))
      rmSync(join(pages, file), { recursive: true });
    for (const file of ['_redirects', '_headers']) writeFileSync(join(pages, file), rules(file));
    const program = join(toolFolder('wrangler'), 'bin/wrangler.js');
    const address = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(await freePort())];
    const command = [process.execPath, program, 'pages', 'dev', pages, ...address, '--log-level', 'error'];
    const quiet = { HOME: folder, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: folder };
    return runProgram(command, port, { folder, environment: quiet });
  },
};
