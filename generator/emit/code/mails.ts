import { type Locale, localeIds } from '#domain/locale.ts';
import type { Mail } from '#model/schema/mails.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral } from '../../print/literal.ts';
import { printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';

const typeScript = {
  text: 'string',
  lines: 'string',
  count: 'number',
  amount: 'number',
  day: 'string',
  lastDay: 'string',
  instant: 'string',
  path: 'string',
  term: 'MailTerm',
} as const satisfies Record<Mail['facts'][string], string>;

const factsType = ({ facts, maybe }: Mail): string => {
  const fields = [
    ...Object.entries(facts).map(([name, type]) => `readonly ${name}: ${typeScript[type]}`),
    ...Object.entries(maybe).map(([name, type]) => `readonly ${name}: ${typeScript[type]} | null`),
  ];
  return `{ ${fields.join('; ')} }`;
};

const emitKinds = ({ model }: SitePlan): GeneratedFile => ({
  path: 'mails/mail-kinds.ts',
  text: printTypeScriptModule({
    about:
      'Mails that the site sends by itself, and the facts of each. Amounts are grosze, days and instants ISO 8601.',
    imports: [
      { from: '#contract/prose.ts', names: ['Prose'], typeOnly: true },
      { from: '../schemas/shapes.ts', names: ['Term'], typeOnly: true },
    ],
    statements: [
      {
        kind: 'interface',
        name: 'MailFacts',
        properties: model.mails.map((mail) => ({
          name: printLiteral(mail.id),
          type: factsType(mail),
          doc: mail.name.en,
        })),
      },
      {
        kind: 'type',
        name: 'MailTerm',
        type: "Pick<Term, 'id' | 'name' | 'type' | 'dateStart' | 'showHours' | 'hoursRendered' | 'city' | 'localization'>",
        doc: 'A date of a course in the language of the mail.',
      },
      { kind: 'type', name: 'MailKind', type: 'keyof MailFacts' },
      {
        kind: 'interface',
        name: 'Enclosure',
        properties: [
          { name: 'title', type: 'string' },
          { name: 'body', type: 'Prose' },
        ],
      },
      {
        kind: 'interface',
        name: 'MailTexts',
        properties: [
          { name: 'texts', type: 'Readonly<Record<MailKind, { readonly subject: string; readonly body: Prose }>>' },
          { name: 'withdrawalNotice', type: 'Enclosure' },
          { name: 'terms', type: 'Enclosure' },
        ],
      },
      {
        kind: 'const',
        name: 'mailKinds',
        value: `${printLiteral(Object.fromEntries(model.mails.map(({ id, to, facts, maybe, carries, unconfirmed, trueWhile }) => [id, { to, facts, maybe, carries, unconfirmed: unconfirmed ?? null, trueWhile: trueWhile === undefined ? null : { booking: trueWhile.booking, until: trueWhile.until ?? null } }])))} as const`,
      },
    ],
  }),
});

const languages = { pl: 'Polish', en: 'English' } as const satisfies Record<Locale, string>;

const emitTexts = ({ mails }: SitePlan, locale: Locale): GeneratedFile => ({
  path: `mails/${languages[locale].toLowerCase()}-texts.ts`,
  text: printTypeScriptModule({
    about: 'Texts of the mails; placeholders in braces are filled with the facts of a mail when it is sent.',
    imports: [{ from: './mail-kinds.ts', names: ['MailTexts'], typeOnly: true }],
    statements: [
      {
        kind: 'const',
        name: `${languages[locale].toLowerCase()}Texts`,
        type: 'MailTexts',
        value: printLiteral(mails[locale]),
      },
    ],
  }),
});

/** The mails that the site sends, with their texts and the types of their facts. */
export const emitMails = (plan: SitePlan): GeneratedFile[] => [
  emitKinds(plan),
  ...localeIds.map((locale) => emitTexts(plan, locale)),
];
