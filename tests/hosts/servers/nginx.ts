import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgramInstalled } from '../../../scripts/verify/prepare-host.ts';
import type { Host } from './host.ts';
import { freePort, runProgram } from './run-program.ts';

const whole = (port: number, dist: string, folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    include ${folder}/site.conf;
  }
}
`;

export const nginx: Host = {
  name: 'nginx',
  missing: () => (isProgramInstalled('nginx') ? null : 'there is no nginx; Debian’s package is nginx-light'),
  start: async ({ dist, folder, rules }) => {
    const port = await freePort();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'site.conf'), rules('nginx.conf'));
    writeFileSync(join(folder, 'nginx.conf'), whole(port, dist, folder));
    return runProgram(['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], port, { folder });
  },
};
