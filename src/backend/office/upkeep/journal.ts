import { desc, gte } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { officeAccess, officeJournal } from '../../database/schema.ts';
import { civilDay } from '../command/argument-values.ts';
import { defineOfficeCommand } from '../command/command.ts';
import type { List } from '../command/command-result.ts';

const outcomeTexts = {
  done: { pl: 'wykonane', en: 'done' },
  refused: { pl: 'odmowa', en: 'refused' },
  failed: { pl: 'błąd', en: 'fault' },
  incomplete: { pl: 'nie dokończone', en: 'not finished' },
} as const;

export const journal = defineOfficeCommand({
  summary: { pl: 'dziennik: kto, kiedy i jakie polecenie wydał', en: 'the journal: who ran which command, and when' },
  shape: { from: civilDay.optional(), access: z.literal(true).optional() },
  words: {
    from: { means: { pl: 'od dnia, RRRR-MM-DD', en: 'from a day on, YYYY-MM-DD' } },
    access: {
      means: {
        pl: 'zamiast niego kto i po co czytał dane zaszyfrowane',
        en: 'instead who read encrypted data, and why',
      },
      takes: 'nothing',
    },
  },
  journal: ['from'],
  run: async ({ database }, { from, access }) => {
    const since = from === undefined ? undefined : new Date(`${from}T00:00:00Z`);
    if (access) return accessList(database, since);
    const found = await database
      .select()
      .from(officeJournal)
      .where(since && gte(officeJournal.at, since))
      .orderBy(desc(officeJournal.id));
    return {
      kind: 'list',
      title: { pl: 'Dziennik biura', en: 'Journal of the office' },
      columns: [
        { key: 'at', title: { pl: 'kiedy', en: 'when' }, unit: 'instant' },
        { key: 'who', title: { pl: 'kto', en: 'who' } },
        { key: 'command', title: { pl: 'polecenie', en: 'command' } },
        { key: 'about', title: { pl: 'czego dotyczyło', en: 'about' } },
        { key: 'outcome', title: { pl: 'wynik', en: 'outcome' }, labels: outcomeTexts },
      ],
      rows: found.map(({ at, who, command, about, outcome }) => ({
        at: at.toISOString(),
        who,
        command,
        about,
        outcome: outcome ?? 'incomplete',
      })),
    };
  },
});

const accessList = async (database: Database, since: Date | undefined): Promise<List> => {
  const found = await database
    .select()
    .from(officeAccess)
    .where(since && gte(officeAccess.at, since))
    .orderBy(desc(officeAccess.id));
  return {
    kind: 'list',
    title: { pl: 'Użycia danych zaszyfrowanych', en: 'Uses of encrypted data' },
    columns: [
      { key: 'at', title: { pl: 'kiedy', en: 'when' }, unit: 'instant' },
      { key: 'who', title: { pl: 'kto', en: 'who' } },
      { key: 'command', title: { pl: 'polecenie', en: 'command' } },
      { key: 'about', title: { pl: 'czego dotyczyło', en: 'about' } },
      { key: 'people', title: { pl: 'osób', en: 'people' } },
      { key: 'reason', title: { pl: 'powód', en: 'reason' } },
    ],
    rows: found.map(({ id, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
};
