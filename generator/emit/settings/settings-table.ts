import type { Locale } from '#domain/locale.ts';
import type { Setting } from '#model/schema/settings.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';

const words = {
  pl: {
    title: '# Ustawienia',
    about:
      'Zmienne środowiskowe, które czytają polecenia. Każdej może nie być; wartość, której nie da się użyć, jest odrzucana zdaniem.',
    head: ['Zmienna', 'Znaczenie', 'Wartość', 'Domyślnie', 'Gdy jej nie ma', 'Czyta ją'],
    secret: 'tajna',
  },
  en: {
    title: '# Settings',
    about:
      'Variables of the environment that the commands read. Each may be missing; a value that cannot be used is refused in a sentence.',
    head: ['Variable', 'Meaning', 'Value', 'Default', 'Without it', 'Read by'],
    secret: 'secret',
  },
} as const;

const kindTexts: Readonly<
  Record<Exclude<Setting['kind'], 'one-of' | 'environment' | 'count'>, Record<Locale, string>>
> = {
  port: { pl: 'numer portu', en: 'number of a port' },
  'web-url': { pl: 'adres http lub https', en: 'address with http or https' },
  'postgres-url': { pl: 'adres postgres://…', en: 'address postgres://…' },
  'smtp-url': { pl: 'adres smtp://… lub smtps://…', en: 'address smtp://… or smtps://…' },
  email: { pl: 'adres e-mail', en: 'e-mail address' },
  host: { pl: 'nazwa lub adres w sieci', en: 'name or network address' },
  path: { pl: 'ścieżka', en: 'path' },
  flag: { pl: '1 lub 0', en: '1 or 0' },
  key: { pl: '32 bajty w base64', en: '32 bytes in base64' },
  token: { pl: 'znaki ASCII bez spacji', en: 'ASCII characters without a space' },
  text: { pl: 'tekst', en: 'text' },
};

/** The office does what the server does (it sends, pays back, decrypts), so that it reads the same. */
const commands: Readonly<Record<Setting['readBy'][number], readonly string[]>> = {
  build: ['npm run build'],
  start: ['npm start', 'npm run office'],
  test: ['npm test'],
};

const listed = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

const valueText = ({ kind, values, min }: Setting, locale: Locale, environments: readonly string[]): string => {
  if (kind === 'one-of') return listed(values ?? []);
  if (kind === 'environment') return listed(environments);
  if (kind === 'count') return `${{ pl: 'liczba całkowita od', en: 'whole number from' }[locale]} ${min ?? 0}`;
  return kindTexts[kind][locale];
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const table = ({ model }: SitePlan, locale: Locale): string => {
  const { title, about, head, secret } = words[locale];
  const environments = model.environments.map(({ id }) => id);
  const rows = model.settings.map((setting: Setting) =>
    line([
      `\`${setting.name}\``,
      setting.about[locale],
      `${valueText(setting, locale, environments)}${setting.secret ? ` (${secret})` : ''}`,
      setting.default === null ? '–' : `\`${setting.default}\``,
      setting.without[locale],
      listed(setting.readBy.flatMap((reader) => commands[reader])),
    ]),
  );
  return [title, '', about, '', line(head), `|${head.map(() => ' --- |').join('')}`, ...rows, ''].join('\n');
};

/** The table of settings for operators, in both languages. */
export const emitSettingsTables = (plan: SitePlan): GeneratedFile[] =>
  plan.model.locales.all.map((locale) => ({ path: `settings/${locale}.md`, text: table(plan, locale) }));
