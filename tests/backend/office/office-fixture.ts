import { execute } from '#backend/office/command/execute.ts';
import { OfficeError } from '#backend/office/command/office-error.ts';
import { parseLine } from '#backend/office/command/parse-line.ts';
import { officeCommands } from '#backend/office/commands.ts';
import { printAnswer } from '#backend/office/print/print-answer.ts';
import type { RunningApi } from '../api-fixture.ts';
import { catalogue } from '../catalogue-fixture.ts';

/** What a line prints when it is carried out on the database of an API. */
export const office = async (api: RunningApi, ...line: readonly string[]): Promise<string> => {
  const parsed = parseLine(officeCommands, line);
  if (parsed.kind === 'help') throw new Error('This line asks for help.');
  const { command, values, who, manner } = parsed;
  const invocation = { command, values, who: who ?? 'tester', named: who !== null };
  const { database, secrets, parts, time } = api;
  const answer = await execute(
    officeCommands,
    { database, now: time.now, secrets, catalogue, payments: parts.payments, who: invocation.who },
    invocation,
  );
  return printAnswer(answer, manner);
};

/** The same as the data of `--json`. */
export const officeData = async (api: RunningApi, ...line: readonly string[]): Promise<unknown> =>
  JSON.parse(await office(api, ...line, '--json'));

/** The sentence with which a line is refused, in Polish unless it asks for English. */
export const refusal = async (api: RunningApi, ...line: readonly string[]): Promise<string> => {
  try {
    await office(api, ...line);
  } catch (error) {
    if (error instanceof OfficeError) return error.words[line.includes('en') ? 'en' : 'pl'];
    throw error;
  }
  throw new Error('The line was carried out.');
};
