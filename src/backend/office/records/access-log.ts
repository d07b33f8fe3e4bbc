import { desc } from 'drizzle-orm';
import { officeAccess } from '../../database/schema.ts';
import { officeCommand } from '../command/command.ts';

export const accessLog = officeCommand({
  summary: { pl: 'kto i po co czytał dane zaszyfrowane', en: 'who read encrypted data, and why' },
  shape: {},
  words: {},
  run: async ({ database }) => {
    const found = await database.select().from(officeAccess).orderBy(desc(officeAccess.id));
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
  },
});
