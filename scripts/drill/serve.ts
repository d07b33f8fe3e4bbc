import { createInterface } from 'node:readline';
import { formatLogLine } from '#backend/database/log/log.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { runBackend } from '#backend/server/run-backend.ts';
import { ignoreOutputErrors } from '../start/lost-output.ts';
import { stopServerOnSignals } from '../start/stop-on-signals.ts';

/**
 * Serves the API with a clock that is ahead by some milliseconds; each line on its input sets another number. It checks the day often,
 * and prints its port in its log.
 */
ignoreOutputErrors();
const clock = { ahead: Number(process.argv[2] ?? 0) };
const { now } = Date;
Date.now = () => now() + clock.ahead;
createInterface({ input: process.stdin }).on('line', (line) => {
  clock.ahead = Number(line);
});
process.stdin.unref();

const configuration = readConfiguration(process.env);
const server = await runBackend({
  configuration,
  site: (_, response) => response.writeHead(404).end(),
  headers: {},
  log: (entry) => void process.stdout.write(formatLogLine(entry, Date.now(), 'json')),
  dayInterval: 300,
});
process.stdout.write(`port ${server.port}\n`);
stopServerOnSignals(server, configuration.stopWait);
