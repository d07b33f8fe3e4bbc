import { z } from 'zod';
import type { PaymentProvider } from '../../bookings/payment/payment-provider.ts';
import type { ErasureJournal } from '../../database/backup/erasure-journal.ts';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../../database/secrets/secrets.ts';
import type { Upstream } from '../../http/forward.ts';
import type { Catalogue } from '../../terms/catalogue.ts';
import type { CommandResult } from './command-result.ts';
import type { LocalizedText } from './localized-text.ts';

/** What every command works with. */
export interface Office {
  readonly database: Database;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: number;
  readonly secrets: Secrets;
  readonly catalogue: Catalogue;
  /** The upstream calendar of the owner, if there is one. */
  readonly calendar?: Upstream | undefined;
  /** The payment method of visitors, which also decides who sends refunds. */
  readonly payments: PaymentProvider;
  /** The journal of erasures, which is outside the database. */
  readonly erasures: ErasureJournal;
  /** Who runs the command: the name given by `--as`, otherwise that of the account on this machine. */
  readonly who: string;
}

/** The help for an argument: what it means, and whether it takes a value, none, or the content of a file. */
export interface ArgumentTexts {
  readonly means: LocalizedText;
  readonly takes?: 'value' | 'nothing' | 'file';
}

interface Definition<Shape extends z.ZodRawShape> {
  readonly summary: LocalizedText;
  /** Checks the arguments: a value is a text, an option without a value is `true`. */
  readonly shape: Shape;
  readonly words: Readonly<Record<keyof Shape & string, ArgumentTexts>>;
  /** Arguments that are typed without their name, in this order. */
  readonly operands?: readonly (keyof Shape & string)[];
  /** Arguments that the journal keeps: numbers and references, never anything about a person. */
  readonly journal?: readonly (keyof Shape & string)[];
  /** Whether `--as` must name the person. */
  readonly named?: boolean;
  readonly run: (office: Office, values: z.infer<z.ZodObject<Shape>>) => Promise<CommandResult>;
}

/** A command of the office, whatever its arguments. */
export interface OfficeCommand {
  readonly summary: LocalizedText;
  readonly schema: z.ZodObject;
  readonly words: Readonly<Record<string, ArgumentTexts>>;
  readonly operands: readonly string[];
  readonly journal: readonly string[];
  readonly named: boolean;
  readonly run: (office: Office, given: unknown) => Promise<CommandResult>;
}

export const defineOfficeCommand = <Shape extends z.ZodRawShape>(definition: Definition<Shape>): OfficeCommand => {
  const { summary, shape, words, operands = [], journal = [], named = false } = definition;
  const schema = z.object(shape);
  return {
    summary,
    schema,
    words,
    operands,
    journal,
    named,
    run: async (office, given) => definition.run(office, schema.parse(given)),
  };
};

/** The options of every command. */
export const commonOptions = {
  lang: { means: { pl: 'język odpowiedzi: pl albo en', en: 'language of the answer: pl or en' } },
  as: {
    means: { pl: 'kto wydaje polecenie (imię i nazwisko)', en: 'who runs the command (first and last name)' },
  },
  json: { means: { pl: 'odpowiedź jako JSON', en: 'the answer as JSON' }, takes: 'nothing' },
  csv: {
    means: { pl: 'lista jako CSV (RFC 4180), dla programów', en: 'a list as CSV (RFC 4180), for programs' },
    takes: 'nothing',
  },
  excel: {
    means: {
      pl: 'lista jako skoroszyt .xlsx, z --out PLIK.xlsx; wystarczy samo --out',
      en: 'a list as an .xlsx workbook, with --out FILE.xlsx; --out alone suffices',
    },
    takes: 'nothing',
  },
  out: {
    means: {
      pl: 'plik, do którego trafia odpowiedź (nie może jeszcze istnieć)',
      en: 'the file that takes the answer (it must not exist yet)',
    },
  },
  help: { means: { pl: 'pomoc do polecenia', en: 'help for the command' }, takes: 'nothing' },
} as const satisfies Readonly<Record<string, ArgumentTexts>>;
