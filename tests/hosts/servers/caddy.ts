import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasProgram } from '../../../scripts/verify/prepare-host.ts';
import type { Host } from './host.ts';
import { freePort, runProgram } from './run-program.ts';

const whole = (port: number, dist: string, folder: string): string => `{
  admin off
  auto_https off
  storage file_system ${folder}/storage
  log {
    output discard
  }
}
http://:${port} {
  bind 127.0.0.1
  root * ${dist}
  import ${folder}/site
}
`;

export const caddy: Host = {
  name: 'Caddy',
  missing: () => (hasProgram('caddy') ? null : 'there is no Caddy; Debian’s package is caddy'),
  start: async ({ dist, folder, rules }) => {
    const port = await freePort();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'site'), rules('Caddyfile'));
    writeFileSync(join(folder, 'Caddyfile'), whole(port, dist, folder));
    const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    return runProgram(command, port, { folder, environment: { HOME: folder } });
  },
};
