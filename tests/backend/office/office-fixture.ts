import type { Erasure, ErasureJournal } from '#backend/database/backup/erasure-journal.ts';
import { executeOfficeCommand } from '#backend/office/command/execute.ts';
import { OfficeError } from '#backend/office/command/office-error.ts';
import { parseOfficeLine } from '#backend/office/command/parse-line.ts';
import { officeCommands } from '#backend/office/commands.ts';
import { extractListFromResult, printCommandResult } from '#backend/office/print/print-result.ts';
import { printWorkbook } from '#backend/office/print/print-workbook.ts';
import type { RunningApi } from '../fixtures/api-fixture.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';

/** A file that the office gives to a command. */
export interface GivenFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The file as the process that carries a command out gets it. */
export const asSent = ({ name, content }: GivenFile) => ({ name, base64: Buffer.from(content).toString('base64') });

/** What a line prints when it is carried out on the database of an API. */
export const office = (api: RunningApi, ...line: readonly string[]): Promise<string> => printed(carryOut(api, line));

/** The workbook that a line writes. */
export const officeWorkbook = async (api: RunningApi, ...line: readonly string[]): Promise<Uint8Array> => {
  const { answer, outputOptions } = await carryOut(api, [...line, '--out', 'lista.xlsx']);
  return printWorkbook(extractListFromResult(answer), outputOptions.locale);
};

/** The same for a line with a file: after its command, unless the line names it elsewhere. */
export const officeWithFile = (api: RunningApi, file: GivenFile, ...line: readonly string[]): Promise<string> =>
  printed(carryOut(api, line.includes(file.name) ? line : line.toSpliced(1, 0, file.name), { file: asSent(file) }));

/** A journal of erasures that is kept in memory. */
export const createErasureJournal = (): ErasureJournal & { lines: Erasure[] | null } => {
  const journal = {
    lines: null as Erasure[] | null,
    begin: async () => {
      journal.lines ??= [];
    },
    add: async (one: Erasure) => {
      journal.lines = [...(journal.lines ?? []), one];
    },
    read: async () => journal.lines,
  };
  return journal;
};

const journals = new WeakMap<RunningApi['database'], ReturnType<typeof createErasureJournal>>();

/** The journal of the commands that are carried out on the database of an API. */
export const erasureJournalOf = ({ database }: Pick<RunningApi, 'database'>) => {
  const journal = journals.get(database) ?? createErasureJournal();
  journals.set(database, journal);
  return journal;
};

const carryOut = async (
  api: RunningApi,
  line: readonly string[],
  files: Readonly<Record<string, ReturnType<typeof asSent>>> = {},
) => {
  const parsed = parseOfficeLine(officeCommands, line);
  if (parsed.kind === 'help') throw new Error('This line asks for help.');
  const { command, values, who, outputOptions } = parsed;
  const invocation = { command, values: { ...values, ...files }, who: who ?? 'tester', named: who !== null };
  const { database, secrets, parts, time } = api;
  const answer = await executeOfficeCommand(
    officeCommands,
    {
      database,
      now: time.now,
      secrets,
      catalogue,
      payments: parts.payments,
      erasures: erasureJournalOf(api),
      who: invocation.who,
    },
    invocation,
  );
  return { answer, outputOptions };
};

const printed = async (carriedOut: ReturnType<typeof carryOut>): Promise<string> => {
  const { answer, outputOptions } = await carriedOut;
  const { locale, format } = outputOptions;
  if (format === 'excel') throw new Error('A workbook is no text.');
  return printCommandResult(answer, { locale, format });
};

/** The same as the data of `--json`. */
export const officeData = async (api: RunningApi, ...line: readonly string[]): Promise<unknown> =>
  JSON.parse(await office(api, ...line, '--json'));

/** The sentence with which a line is refused, in Polish unless it asks for English. */
export const refusal = (api: RunningApi, ...line: readonly string[]): Promise<string> =>
  wordsOf(office(api, ...line), line);

/** The same for a line that takes a file. */
export const refusalOfFile = (api: RunningApi, file: GivenFile, ...line: readonly string[]): Promise<string> =>
  wordsOf(officeWithFile(api, file, ...line), line);

const wordsOf = async (carriedOut: Promise<string>, line: readonly string[]): Promise<string> => {
  try {
    await carriedOut;
  } catch (error) {
    if (error instanceof OfficeError) return error.words[line.includes('en') ? 'en' : 'pl'];
    throw error;
  }
  throw new Error('The line was carried out.');
};
