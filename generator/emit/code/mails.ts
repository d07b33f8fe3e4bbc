import type { Mail } from '#model/schema/mails.ts';
import type { SitePlan } from '../../plan/site-plan.ts';
import { literal } from '../../print/literal.ts';
import { printModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';

const typeScript = {
  text: 'string',
  lines: 'string',
  count: 'number',
  amount: 'number',
  day: 'string',
  instant: 'string',
  path: 'string',
  term: 'Term',
} as const satisfies Record<Mail['facts'][string], string>;

const factsType = ({ facts, maybe }: Mail): string => {
  const fields = [
    ...Object.entries(facts).map(([name, type]) => `readonly ${name}: ${typeScript[type]}`),
    ...Object.entries(maybe).map(([name, type]) => `readonly ${name}: ${typeScript[type]} | null`),
  ];
  return `{ ${fields.join('; ')} }`;
};

/** The mails that the site sends, with the types of their facts. */
export const emitMails = ({ model }: SitePlan): GeneratedFile[] => [
  {
    path: 'mails/mail-kinds.ts',
    text: printModule({
      about:
        'Mails that the site sends by itself, and what each has to be told. Amounts are grosze, days and instants ISO 8601.',
      imports: [{ from: '../schemas/shapes.ts', names: ['Term'], typeOnly: true }],
      statements: [
        {
          kind: 'interface',
          name: 'MailFacts',
          properties: model.mails.map((mail) => ({ name: literal(mail.id), type: factsType(mail), doc: mail.name.en })),
        },
        { kind: 'type', name: 'MailKind', type: 'keyof MailFacts' },
        {
          kind: 'const',
          name: 'mailKinds',
          value: `${literal(Object.fromEntries(model.mails.map(({ id, to, facts, maybe, carries }) => [id, { to, facts, maybe, carries }])))} as const`,
        },
      ],
    }),
  },
];
