import { readConfiguration } from '#backend/server/configuration.ts';
import { runBackend } from '#backend/server/run-backend.ts';

/** A program that serves the API as `npm start` does, without a site, and prints its port. */
const server = await runBackend({
  configuration: readConfiguration(process.env),
  site: (_, response) => response.writeHead(404).end(),
  headers: {},
  log: () => undefined,
});
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
