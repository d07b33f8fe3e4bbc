import { userInfo } from 'node:os';
import { readConfiguration } from '#backend/configuration.ts';
import { runOffice } from '#backend/office/run-office.ts';
import { explainFailure } from './explain-failure.ts';

try {
  const { exitCode, output, problem } = await runOffice({
    line: process.argv.slice(2),
    configuration: readConfiguration(process.env),
    account: userInfo().username,
  });
  process.stdout.write(output);
  process.stderr.write(problem);
  process.exitCode = exitCode;
} catch (error) {
  process.exitCode = explainFailure(error);
}
