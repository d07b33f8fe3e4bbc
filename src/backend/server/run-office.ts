import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { createPaymentProvider } from '../bookings/payment/create-provider.ts';
import { openErasureJournal } from '../database/backup/erasure-journal.ts';
import { openDatabaseClock } from '../database/database-clock.ts';
import { FolderLockedError } from '../database/lock-folder.ts';
import { faultCode } from '../database/log/log.ts';
import { NewerDatabaseError } from '../database/newer-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { loadDatabaseSecrets } from '../database/secrets/open-secrets.ts';
import { isTransientError } from '../database/transient-errors.ts';
import type { CommandResult } from '../office/command/command-result.ts';
import { executeOfficeCommand } from '../office/command/execute.ts';
import { formatFault } from '../office/command/fault-text.ts';
import { helpOnAllCommands, helpOnCommand } from '../office/command/help.ts';
import type { Invocation } from '../office/command/invocation.ts';
import { exitCodes, OfficeError } from '../office/command/office-error.ts';
import { type ParsedLine, parseOfficeLine, requestedLocale } from '../office/command/parse-line.ts';
import { officeCommands } from '../office/commands.ts';
import { officeSocketPath } from '../office/control-socket/open-control-socket.ts';
import { sendCommandToServer } from '../office/control-socket/send-to-server.ts';
import { extractListFromResult, printCommandResult } from '../office/print/print-result.ts';
import { printWorkbook } from '../office/print/print-workbook.ts';
import { readCatalogue } from '../terms/catalogue.ts';
import type { Configuration } from './configuration.ts';

interface Outcome {
  readonly exitCode: number;
  readonly output: string;
  readonly problem: string;
}

export interface OfficeLine {
  readonly line: readonly string[];
  readonly configuration: Configuration;
  /** Name of the account on this machine. */
  readonly account: string;
}

/** Runs a command line of the office: in the running server if there is one, otherwise on the database itself. */
export const runOfficeCommand = async (typed: OfficeLine): Promise<Outcome> => {
  const locale = requestedLocale(typed.line);
  try {
    const parsed = parseOfficeLine(officeCommands, typed.line);
    return { exitCode: exitCodes.done, output: await outputOf(parsed, typed), problem: '' };
  } catch (error) {
    if (error instanceof FolderLockedError || error instanceof NewerDatabaseError)
      return { exitCode: exitCodes.unreachable, output: '', problem: `${error.words[locale]}\n` };
    if (error instanceof DrizzleQueryError || isTransientError(error))
      return { exitCode: exitCodes.refused, output: '', problem: `${formatFault(faultCode(error))[locale]}\n` };
    if (!(error instanceof OfficeError)) throw error;
    return { exitCode: error.exitCode, output: '', problem: `${error.words[locale]}\n` };
  }
};

const outputOf = async (parsed: ParsedLine, { configuration, account }: OfficeLine): Promise<string> => {
  if (parsed.kind === 'help') {
    const { command, locale } = parsed;
    return `${command === null ? helpOnAllCommands(officeCommands, locale) : helpOnCommand(officeCommands, command, locale)}\n`;
  }
  const { command, outputOptions } = parsed;
  const invocation = {
    command,
    values: await withFiles(parsed),
    who: parsed.who ?? account,
    named: parsed.who !== null,
  };
  const answer = await carryOut(configuration, invocation);
  const { locale, format } = outputOptions;
  const printed =
    format === 'excel'
      ? await printWorkbook(extractListFromResult(answer), locale)
      : printCommandResult(answer, { locale, format });
  if (outputOptions.out === null) return String(printed);
  await writeFile(outputOptions.out, printed, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw fileError(outputOptions.out ?? '', error);
  });
  return '';
};

/** Reads the files that the arguments name, since the server may run in another folder. */
const withFiles = async ({
  command,
  values,
}: Extract<ParsedLine, { kind: 'command' }>): Promise<Invocation['values']> => {
  const read: Invocation['values'] = { ...values };
  for (const [id, { takes }] of Object.entries(officeCommands[command]?.words ?? {})) {
    const file = values[id];
    if (takes !== 'file' || typeof file !== 'string') continue;
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw fileError(file, error);
    });
    read[id] = { name: file, base64: bytes.toString('base64') };
  }
  return read;
};

const fileError = (file: string, { code = '' }: NodeJS.ErrnoException): OfficeError =>
  code === 'EEXIST'
    ? new OfficeError(
        {
          pl: `Plik ${file} już istnieje. Podaj inną nazwę albo usuń go najpierw.`,
          en: `The file ${file} exists. Choose another name, or delete it first.`,
        },
        exitCodes.unreachable,
      )
    : new OfficeError(
        { pl: `Nie można użyć pliku ${file} (${code}).`, en: `The file ${file} cannot be used (${code}).` },
        exitCodes.unreachable,
      );

const carryOut = async (configuration: Configuration, invocation: Invocation): Promise<CommandResult> => {
  const folder = resolve(configuration.dataFolder);
  if (configuration.databaseUrl === undefined) {
    const answer = await sendCommandToServer(officeSocketPath(folder), invocation);
    if (answer !== undefined) return answer;
  }
  const opened = await openDatabase({ url: configuration.databaseUrl, folder });
  try {
    const { database } = opened;
    const { encryptionKey: given } = configuration;
    const lost = invocation.command === 'rotate-keys' && invocation.values.lost === true;
    const secrets = await loadDatabaseSecrets({ database, given, folder, lost });
    const catalogue = readCatalogue();
    const { origin, calendarUrl } = configuration;
    const calendar = calendarUrl === undefined ? undefined : { url: calendarUrl };
    const payments = createPaymentProvider(configuration.payments, { origin });
    return await executeOfficeCommand(
      officeCommands,
      {
        database,
        now: (await openDatabaseClock(opened)).now(),
        secrets,
        catalogue,
        calendar,
        payments,
        erasures: openErasureJournal(configuration.erasureJournal),
        who: invocation.who,
      },
      invocation,
    );
  } finally {
    await opened.close();
  }
};
