import type { Locale } from '#domain/locale.ts';
import { type ArgumentTexts, commonOptions, type OfficeCommand } from './command.ts';
import type { Commands } from './parse-line.ts';

const texts = {
  usage: { pl: 'Użycie: npm run office -- POLECENIE [opcje]', en: 'Usage: npm run office -- COMMAND [options]' },
  commands: { pl: 'Polecenia:', en: 'Commands:' },
  more: {
    pl: 'Więcej o jednym poleceniu: npm run office -- help POLECENIE',
    en: 'More about one command: npm run office -- help COMMAND --lang en',
  },
  arguments: { pl: 'Argumenty:', en: 'Arguments:' },
  common: { pl: 'Opcje każdego polecenia:', en: 'Options of every command:' },
  named: {
    pl: 'To polecenie wymaga --as: zapisywane jest, kto je wydał.',
    en: 'This command needs --as: the journal records who ran it.',
  },
} as const;

const aligned = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRow = (name: string, { means, takes }: ArgumentTexts, locale: Locale): readonly [string, string] => [
  takes === 'nothing' ? `--${name}` : `--${name} ${name.toUpperCase()}`,
  means[locale],
];

/** All commands, one line each. */
export const helpOnAllCommands = (commands: Commands, locale: Locale): string =>
  [
    texts.usage[locale],
    '',
    texts.commands[locale],
    ...aligned(Object.entries(commands).map(([name, command]) => [usageLine(name, command), command.summary[locale]])),
    '',
    texts.common[locale],
    ...aligned(Object.entries(commonOptions).map(([name, words]) => optionRow(name, words, locale))),
    '',
    texts.more[locale],
  ].join('\n');

/** The usage line of a command: its name and its operands. */
export const usageLine = (name: string, { operands, schema }: OfficeCommand): string =>
  [name, ...operands.map((id) => (isOptional(schema, id) ? `[${id.toUpperCase()}]` : id.toUpperCase()))].join(' ');

const isOptional = (schema: OfficeCommand['schema'], id: string): boolean =>
  !schema.safeParse({}).error?.issues.some(({ path }) => path[0] === id);

/** The help on one command, with all its arguments and options. */
export const helpOnCommand = (commands: Commands, name: string, locale: Locale): string => {
  const command = commands[name];
  if (command === undefined) return helpOnAllCommands(commands, locale);
  const rows = Object.entries(command.words).map(([id, words]): readonly [string, string] =>
    command.operands.includes(id) ? [id.toUpperCase(), words.means[locale]] : optionRow(id, words, locale),
  );
  return [
    `npm run office -- ${usageLine(name, command)}`,
    '',
    command.summary[locale],
    ...(command.named ? ['', texts.named[locale]] : []),
    ...(rows.length > 0 ? ['', texts.arguments[locale], ...aligned(rows)] : []),
    '',
    texts.common[locale],
    ...aligned(Object.entries(commonOptions).map(([id, words]) => optionRow(id, words, locale))),
  ].join('\n');
};
