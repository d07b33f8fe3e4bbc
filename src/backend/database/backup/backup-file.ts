import { createHash } from 'node:crypto';
import { z } from 'zod';

const format = 'first-aid-site-backup';
const version = 1;

const headerSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  /** The newest migration of the database that was copied. */
  migration: z.number(),
  takenAt: z.iso.datetime(),
  rows: z.record(z.string(), z.number()),
});
const footerSchema = z.strictObject({ sha256: z.string() });

/** All rows of a database, each as JSON that the database printed, since only the database knows its types. */
export interface Backup {
  readonly migration: number;
  readonly takenAt: string;
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** Why a backup cannot be restored. */
export class BackupError extends Error {
  readonly reason: 'other-file' | 'damaged' | 'other-migration' | 'other-key';
  constructor(reason: BackupError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Prints a backup: a header line, one line per row, table by table, and a line with the checksum of the lines above. */
export const printBackupFile = ({ migration, takenAt, tables }: Backup): string => {
  const rows = Object.fromEntries(Object.entries(tables).map(([name, list]) => [name, list.length]));
  const header = JSON.stringify({ format, version, migration, takenAt, rows });
  const text = `${[header, ...Object.values(tables).flat()].join('\n')}\n`;
  return `${text}${JSON.stringify({ sha256: digestOf(text) })}\n`;
};

const parsed = <Output>(schema: z.ZodType<Output>, line: string): Output => {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw new BackupError('other-file');
  }
};

export const parseBackupFile = (text: string): Backup => {
  const end = text.trimEnd().lastIndexOf('\n') + 1;
  const { sha256 } = parsed(footerSchema, text.slice(end));
  if (digestOf(text.slice(0, end)) !== sha256) throw new BackupError('damaged');
  const [first = '', ...lines] = text.slice(0, end).trimEnd().split('\n');
  const { migration, takenAt, rows } = parsed(headerSchema, first);
  let at = 0;
  const tables = Object.fromEntries(
    Object.entries(rows).map(([name, count]) => {
      const list = lines.slice(at, at + count);
      at += count;
      return [name, list];
    }),
  );
  return { migration, takenAt, tables };
};
