import { desc, sum } from 'drizzle-orm';
import { max } from 'drizzle-orm/sql';
import { policyReports } from '../../database/schema.ts';
import { officeCommand } from '../command/command.ts';

export const policyReportList = officeCommand({
  summary: {
    pl: 'czego przeglądarki nie pozwoliły załadować: zgłoszenia zasad bezpieczeństwa treści',
    en: 'what browsers refused to load: reports of the content policy',
  },
  shape: {},
  words: {},
  run: async ({ database }) => {
    const { directive, blocked, day, reports } = policyReports;
    const found = await database
      .select({ directive, blocked, reports: sum(reports).mapWith(Number), last: max(day) })
      .from(policyReports)
      .groupBy(directive, blocked)
      .orderBy(desc(sum(reports)), directive, blocked);
    return {
      kind: 'list',
      title: { pl: 'Zgłoszenia zasad bezpieczeństwa treści', en: 'Reports of the content policy' },
      columns: [
        { key: 'directive', title: { pl: 'zasada', en: 'rule' } },
        { key: 'blocked', title: { pl: 'co zatrzymano', en: 'what was refused' } },
        { key: 'reports', title: { pl: 'zgłoszeń', en: 'reports' } },
        { key: 'last', title: { pl: 'ostatnio', en: 'last' } },
      ],
      rows: found,
    };
  },
});
