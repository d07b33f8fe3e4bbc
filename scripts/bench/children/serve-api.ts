import { createWriteStream } from 'node:fs';
import { devNull } from 'node:os';
import { readConfiguration } from '#backend/server/configuration.ts';
import { runBackend } from '#backend/server/run-backend.ts';

/** Serves the API as `npm start` does, without a built site, and prints its port. The log is written to nowhere. */
const log = createWriteStream(devNull);
const server = await runBackend({
  configuration: readConfiguration(process.env),
  site: (_, response) => response.writeHead(404).end(),
  headers: {},
  log: (entry) => log.write(`${JSON.stringify(entry)}\n`),
});
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
