import type { Locale } from '#domain/locale.ts';
import { expectedValueText } from '#settings/kinds.ts';
import {
  buildSettings,
  type SettingName,
  settingDescription,
  settings,
  startSettings,
  testSettings,
} from '#settings/settings.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';

const words = {
  pl: {
    title: '# Ustawienia',
    about:
      'Zmienne środowiskowe, które czytają polecenia. Żadna nie jest obowiązkowa; nieprawidłowa wartość jest odrzucana z wyjaśnieniem.',
    head: ['Zmienna', 'Znaczenie', 'Wartość', 'Domyślnie', 'Gdy jej nie ma', 'Czyta ją'],
    secret: 'tajna',
  },
  en: {
    title: '# Settings',
    about:
      'Environment variables that the commands read. Each is optional; an invalid value is refused with an explanation.',
    head: ['Variable', 'Meaning', 'Value', 'Default', 'Without it', 'Read by'],
    secret: 'secret',
  },
} as const;

/** The programs that read settings. The office also sends mails, refunds and decrypts, so it reads those of the server. */
const readers = [
  { reads: buildSettings, commands: ['npm run build'] },
  { reads: startSettings, commands: ['npm start', 'npm run office'] },
  { reads: testSettings, commands: ['npm test'] },
] as const;

const listed = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const rowOf = (name: SettingName, locale: Locale): string => {
  const { about, without, secret } = settingDescription(name);
  const schema = settings.shape[name];
  return line([
    `\`${name}\``,
    about[locale],
    `${expectedValueText(schema)[locale]}${secret ? ` (${words[locale].secret})` : ''}`,
    schema.type === 'prefault' ? `\`${schema.def.defaultValue}\`` : '–',
    without[locale],
    listed(readers.flatMap(({ reads, commands }) => (name in reads.shape ? commands : []))),
  ]);
};

const table = (locale: Locale): string => {
  const { title, about, head } = words[locale];
  const rows = settings.keyof().options.map((name) => rowOf(name, locale));
  return [title, '', about, '', line(head), `|${head.map(() => ' --- |').join('')}`, ...rows, ''].join('\n');
};

/** The table of settings for operators, in both languages. */
export const emitSettingsTables = ({ model }: SitePlan): GeneratedFile[] =>
  model.locales.all.map((locale) => ({ path: `settings/${locale}.md`, text: table(locale) }));
