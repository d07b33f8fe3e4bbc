import { parseArgs } from 'node:util';
import type { Locale } from '#domain/locale.ts';
import { cleanTypedLine } from '#domain/texts/plain-text.ts';
import { type ArgumentTexts, commonOptions, type OfficeCommand } from './command.ts';
import type { Invocation, OutputOptions } from './invocation.ts';
import { fillLocalizedText, type LocalizedText, suggestNearestName } from './localized-text.ts';
import { exitCodes, OfficeError } from './office-error.ts';

export type Commands = Readonly<Record<string, OfficeCommand>>;
type Values = Invocation['values'];

/** A line that was typed: a command to be run, or a request for help. */
export type ParsedLine = { readonly locale: Locale } & (
  | { readonly kind: 'help'; readonly command: string | null }
  | {
      readonly kind: 'command';
      readonly command: string;
      readonly values: Values;
      readonly who: string | null;
      readonly outputOptions: OutputOptions;
    }
);

const mistake = (words: LocalizedText, values: Readonly<Record<string, string | LocalizedText>> = {}): OfficeError =>
  new OfficeError(fillLocalizedText(words, values), exitCodes.usage);

/** The language that a line asks for; Polish when it asks for none, or for one that does not exist. */
export const requestedLocale = (line: readonly string[]): Locale =>
  tokensOf(line, commonOptions).some(
    (token) => token.kind === 'option' && token.name === 'lang' && token.value === 'en',
  )
    ? 'en'
    : 'pl';

/** References of earlier releases may begin with a hyphen; a space in front keeps the parser from taking them for options. */
const asOperand = (typed: string): string => (/^-[\w-]{31}$/.test(typed) ? ` ${typed}` : typed);

const tokensOf = (line: readonly string[], options: Readonly<Record<string, ArgumentTexts>>) =>
  parseArgs({
    args: line.map(asOperand),
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { takes }]) => [
        name,
        { type: takes === 'nothing' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  }).tokens;

/** Parses a line by the table of commands. For an unknown name it throws an OfficeError that suggests the nearest one. */
export const parseOfficeLine = (commands: Commands, line: readonly string[]): ParsedLine => {
  const locale = requestedLocale(line);
  const name = tokensOf(line, commonOptions).find((token) => token.kind === 'positional')?.value;
  if (name === undefined) return { kind: 'help', locale, command: null };
  if (name === 'help') return { kind: 'help', locale, command: helpTopic(commands, line) };
  const command = commandOf(commands, name);
  const options = { ...commonOptions, ...command.words };
  const { values, operands } = readTokens(name, options, line);
  if (values.help === true) return { kind: 'help', locale, command: name };
  const { lang, json, csv, excel, out, help, as, ...own } = values;
  if (lang !== undefined && lang !== 'pl' && lang !== 'en')
    throw refusedValue('lang', commonOptions.lang, { typed: lang });
  const given = { ...own, ...namedOperands(name, command, operands) };
  checkValues(command, given);
  if (command.named && as === undefined) throw missing('--as', commonOptions.as);
  const file = typeof out === 'string' ? out : null;
  const format = formatOf({ json: json === true, csv: csv === true, excel: excel === true }, file);
  return {
    kind: 'command',
    locale,
    command: name,
    values: given,
    who: typeof as === 'string' ? as : null,
    outputOptions: { locale, format, out: file },
  };
};

const formatOf = ({ json, csv, excel }: Values, file: string | null): OutputOptions['format'] => {
  if (json) return 'json';
  if (excel && formatOfFile(file) !== 'excel') throw mistake(workbookName);
  return csv ? 'csv' : formatOfFile(file);
};

/** The format by the ending of the file name: excel for .xlsx, csv for .csv, otherwise text. */
const formatOfFile = (file: string | null): 'csv' | 'excel' | 'text' => {
  if (/\.xlsx$/i.test(file ?? '')) return 'excel';
  return /\.csv$/i.test(file ?? '') ? 'csv' : 'text';
};

const workbookName: LocalizedText = {
  pl: 'Skoroszyt zapisuje się do pliku, którego nazwa kończy się na .xlsx: dodaj --out PLIK.xlsx.',
  en: 'A workbook needs a file name that ends in .xlsx: add --out FILE.xlsx.',
};

const helpTopic = (commands: Commands, line: readonly string[]): string | null => {
  const topic = tokensOf(line, commonOptions).filter((token) => token.kind === 'positional')[1]?.value;
  if (topic !== undefined) commandOf(commands, topic);
  return topic ?? null;
};

const commandOf = (commands: Commands, name: string): OfficeCommand => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  throw mistake(
    {
      pl: 'Nie ma polecenia „{name}”.{nearest} Wszystkie polecenia pokazuje: npm run office -- help',
      en: 'There is no command “{name}”.{nearest} All commands are shown by: npm run office -- help --lang en',
    },
    { name, nearest: suggestNearestName(name, Object.keys(commands)) },
  );
};

const readTokens = (name: string, options: Readonly<Record<string, ArgumentTexts>>, line: readonly string[]) => {
  const values: Record<string, string | boolean> = {};
  const operands: string[] = [];
  for (const token of tokensOf(line, options)) {
    if (token.kind === 'positional') operands.push(cleanTypedLine(token.value));
    if (token.kind !== 'option') continue;
    const words = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (words === undefined) throw unknownOption(name, token.rawName, Object.keys(options));
    values[token.name] = readValue(words, token);
  }
  return { values, operands: operands.slice(1) };
};

const unknownOption = (name: string, typed: string, options: readonly string[]): OfficeError =>
  mistake(
    {
      pl: 'Polecenie {name} nie ma opcji {typed}.{nearest} Opcje pokazuje: npm run office -- help {name}',
      en: '{name} has no option {typed}.{nearest} Its options are shown by: npm run office -- help {name} --lang en',
    },
    { name, typed, nearest: suggestNearestName(typed.replace(/^-+/, ''), options, '--') },
  );

const readValue = (
  { takes }: ArgumentTexts,
  { rawName, value }: { readonly rawName: string; readonly value?: string | undefined },
): string | boolean => {
  if (takes === 'nothing') {
    if (value === undefined) return true;
    throw mistake(
      { pl: 'Opcja {option} nie przyjmuje wartości.', en: '{option} takes no value.' },
      { option: rawName },
    );
  }
  const clean = value === undefined ? '' : cleanTypedLine(value);
  if (clean !== '') return clean;
  throw mistake({ pl: 'Opcja {option} wymaga wartości.', en: '{option} needs a value.' }, { option: rawName });
};

const namedOperands = (name: string, command: OfficeCommand, typed: readonly string[]): Values => {
  const surplus = typed[command.operands.length];
  if (surplus !== undefined) {
    throw mistake(
      {
        pl: 'Polecenie {name} nie wie, co zrobić z „{surplus}”. Jak je wydać: npm run office -- help {name}',
        en: '{name} takes no argument “{surplus}”. Usage: npm run office -- help {name} --lang en',
      },
      { name, surplus },
    );
  }
  return Object.fromEntries(command.operands.slice(0, typed.length).map((id, index) => [id, typed[index] ?? '']));
};

const refusedValue = (
  id: string,
  { means }: ArgumentTexts,
  { typed, names = [] }: { readonly typed: unknown; readonly names?: readonly string[] },
): OfficeError => {
  const text = String(typed);
  return mistake(
    {
      pl: '{id}: „{text}” nie pasuje.{nearest} Potrzebne: {means}.',
      en: '{id}: “{text}” does not fit.{nearest} Needed: {means}.',
    },
    { id, text, means, nearest: suggestNearestName(text, names) },
  );
};

const checkValues = (command: OfficeCommand, values: Values): void => {
  const result = command.schema.safeParse(values);
  const issue = result.error?.issues[0];
  if (issue === undefined) return;
  const id = String(issue.path[0] ?? '');
  const words = command.words[id] ?? { means: { pl: id, en: id } };
  if (values[id] !== undefined) {
    const names = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    throw refusedValue(id, words, { typed: values[id], names });
  }
  throw missing(command.operands.includes(id) ? id.toUpperCase() : `--${id}`, words);
};

const missing = (name: string, { means }: ArgumentTexts): OfficeError =>
  mistake({ pl: 'Brakuje {name}: {means}.', en: '{name} is missing: {means}.' }, { name, means });
