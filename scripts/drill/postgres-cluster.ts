import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../start/free-port.ts';

const nobody = 65_534;

/** Folder of the PostgreSQL programs, or null where none is installed. */
export const postgresBinaries: string | null =
  globSync('/usr/lib/postgresql/*/bin').find((folder) => existsSync(join(folder, 'initdb'))) ?? null;

/** Why tests with PostgreSQL are left out here; null where it is installed. */
export const missingPostgres: string | null =
  postgresBinaries === null ? 'there is no PostgreSQL; Debian’s package is postgresql' : null;

/** PostgreSQL does not run as root; for root it runs as nobody. */
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A real PostgreSQL on a loopback port, in a temporary folder, empty and without a password. */
export const startPostgresCluster = async (binaries: string): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if ('uid' in identity) chownSync(folder, nobody, nobody);
  const port = await findFreePort();
  const environment = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const options = { ...identity, cwd: folder, env: environment };
  const init = ['-D', join(folder, 'cluster'), '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), init, { ...options, stdio: 'pipe' });
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off'];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(folder, 'cluster'), ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  await waitUntilReady(binaries, port, server);
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    if (server.kill('SIGINT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://test@127.0.0.1:${port}/postgres`, stop };
};

/** Waits for the first accepted connection: the port is open earlier, and the server still refuses. */
const waitUntilReady = async (binaries: string, port: number, server: ChildProcess): Promise<void> => {
  const probe = [join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]] as const;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) break;
    if (spawnSync(...probe).status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL did not start on port ${port}.`);
};
