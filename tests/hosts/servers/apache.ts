import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasProgram } from '../../../scripts/verify/prepare-host.ts';
import type { Host } from './host.ts';
import { freePort, runProgram } from './run-program.ts';

const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'proxy', 'proxy_http', 'rewrite'];
const moduleFolder = '/usr/lib/apache2/modules';

const whole = (port: number, dist: string, folder: string): string => `
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${modules
  .filter((name) => existsSync(`${moduleFolder}/mod_${name}.so`))
  .map((name) => `LoadModule ${name}_module ${moduleFolder}/mod_${name}.so`)
  .join('\n')}
TypesConfig /dev/null
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
AllowEncodedSlashes NoDecode
DocumentRoot ${dist}
<Directory ${dist}>
  AllowOverride None
  Require all granted
  Include ${folder}/site
</Directory>
`;

export const apache: Host = {
  name: 'Apache',
  missing: () => (hasProgram('apache2') ? null : 'there is no Apache; Debian’s package is apache2'),
  start: async ({ dist, folder, rules }) => {
    const port = await freePort();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'site'), rules('.htaccess'));
    writeFileSync(join(folder, 'apache.conf'), whole(port, dist, folder));
    return runProgram(['apache2', '-d', folder, '-f', join(folder, 'apache.conf'), '-DFOREGROUND'], port, { folder });
  },
};
