import { readConfiguration } from '#backend/server/configuration.ts';
import { logLine } from '#backend/server/log.ts';
import { runBackend } from '#backend/server/run-backend.ts';
import { stopOnSignals } from '../start/stop-on-signals.ts';

/** Serves the API with a clock that is ahead by some milliseconds; prints its port among the lines of its log. */
const ahead = Number(process.argv[2] ?? 0);
const { now } = Date;
Date.now = () => now() + ahead;

const configuration = readConfiguration(process.env);
const server = await runBackend({
  configuration,
  site: (_, response) => response.writeHead(404).end(),
  headers: {},
  log: (entry) => void process.stdout.write(logLine(entry, Date.now(), 'json')),
});
process.stdout.write(`port ${server.port}\n`);
stopOnSignals(server, configuration.stopWait);
