import { and, eq } from 'drizzle-orm';
import { officeJournal } from '../../database/schema.ts';
import { Refused } from '../../http/refused.ts';
import type { Office, OfficeCommand } from './command.ts';
import type { CommandResult } from './command-result.ts';
import type { Invocation } from './invocation.ts';
import { OfficeError } from './office-error.ts';
import type { Commands } from './parse-line.ts';
import { formatRefusal } from './refusal-texts.ts';

const unnamed = {
  pl: 'To polecenie wykonuje tylko ktoś, kogo nazwano: dodaj --as "Imię Nazwisko".',
  en: 'This command needs the name of the person who runs it: add --as "Name".',
};

/** Runs a command, and records in the journal when it began and how it ended. */
export const executeOfficeCommand = async (
  commands: Commands,
  office: Office,
  { command: name, values, named }: Invocation,
): Promise<CommandResult> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new Error(`The table has no command ${name}.`);
  if (command.named && !named) throw new OfficeError(unnamed);
  const { database, who, now } = office;
  const started = { who, at: new Date(now), command: name, about: aboutOf(command, values) };
  const [entry] = await database
    .insert(officeJournal)
    .values({ ...started, outcome: null })
    .returning({ id: officeJournal.id });
  /** Records how the command ended. A command that replaced the journal (a restore) adds its entry to the new one. */
  const end = async (outcome: 'done' | 'refused' | 'failed'): Promise<void> => {
    const own = and(
      eq(officeJournal.id, entry?.id ?? 0),
      eq(officeJournal.command, name),
      eq(officeJournal.at, started.at),
    );
    const ended = await database.update(officeJournal).set({ outcome }).where(own).returning({ id: officeJournal.id });
    if (ended.length === 0) await database.insert(officeJournal).values({ ...started, outcome });
  };
  try {
    const answer = await command.run(office, values);
    await end('done');
    return answer;
  } catch (fault) {
    const error = fault instanceof Refused ? new OfficeError(formatRefusal(fault)) : fault;
    await end(error instanceof OfficeError ? 'refused' : 'failed').catch(() => undefined);
    throw error;
  }
};

const aboutOf = ({ journal }: OfficeCommand, values: Invocation['values']): string =>
  journal.flatMap((id) => (typeof values[id] === 'string' ? [`${id} ${values[id]}`] : [])).join(', ');
