import { count, eq, sql } from 'drizzle-orm';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { policyReports } from '../database/schema.ts';
import type { PolicyReport } from './read-reports.ts';

/** Kinds of reports that a day may have; what comes beyond is counted together. */
export const mostKinds = 200;
const beyond: PolicyReport = { directive: 'other', blocked: 'other' };

/** Counts reports under their day. */
export const storeReports = (database: Database, reports: readonly PolicyReport[], now: number): Promise<void> => {
  const day = formatCivilDate(warsawDate(now));
  return database.transaction(async (transaction) => {
    for (const report of reports)
      await countReport(transaction, day, (await isKept(transaction, day, report)) ? report : beyond);
  });
};

const isKept = async (
  transaction: Transaction,
  day: string,
  { directive, blocked }: PolicyReport,
): Promise<boolean> => {
  const [found] = await transaction
    .select({
      kinds: count(),
      known: sql<number>`count(*) filter (where ${policyReports.directive} = ${directive} and ${policyReports.blocked} = ${blocked})`,
    })
    .from(policyReports)
    .where(eq(policyReports.day, day));
  return Number(found?.known ?? 0) > 0 || (found?.kinds ?? 0) < mostKinds;
};

const countReport = async (transaction: Transaction, day: string, report: PolicyReport): Promise<void> => {
  await transaction
    .insert(policyReports)
    .values({ day, ...report, reports: 1 })
    .onConflictDoUpdate({
      target: [policyReports.day, policyReports.directive, policyReports.blocked],
      set: { reports: sql`${policyReports.reports} + 1` },
    });
};
