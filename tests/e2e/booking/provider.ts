import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { makeDataFolder } from '../../backend/fixtures/database-template.ts';

const root = join(import.meta.dirname, '../../..');

/** A port that nobody listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await promisify(server.close.bind(server))();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

const untilListening = async (child: ChildProcess): Promise<void> => {
  for await (const line of createInterface({ input: child.stdout ?? process.stdin }))
    if (line.startsWith('The site is at')) return void child.stdout?.resume();
  throw new Error('The server did not start; see its messages above.');
};

/** The built site on a server of its own, paid by transfer, with its mails handed to a server; and the office's command line beside it. */
export const startProvider = async (smtpUrl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  await makeDataFolder(folder);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    DATA_FOLDER: folder,
    PORT: String(port),
    SITE_ORIGIN: origin,
    SMTP_URL: smtpUrl,
    PAYMENTS: 'transfer',
    BANK_ACCOUNT: 'PL61109010140000071219812874',
  };
  const program = (name: string) => join(root, 'scripts', name);
  const child = spawn(process.execPath, [program('start.ts'), '--built'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  await untilListening(child);
  return {
    origin,
    /** The output of a command; parsed with `--json`. */
    office: async (...line: readonly string[]): Promise<unknown> => {
      const { stdout } = await promisify(execFile)(process.execPath, [program('office.ts'), ...line], { env });
      return line.includes('--json') ? JSON.parse(stdout) : stdout;
    },
    close: async (): Promise<void> => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Provider = Awaited<ReturnType<typeof startProvider>>;
