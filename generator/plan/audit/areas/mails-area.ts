import type { AuditArea } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { mailExtras, mailFactTypes, mailRecipients } from '#model/mails/fact-texts.ts';
import type { Mail } from '#model/schema/mails.ts';
import type { Project } from '../../../validate/project.ts';
import { type Reader, said } from '../reader.ts';
import { sourceText } from '../source-text.ts';

/** The facts of a mail with what each of them is. */
const factsText = (facts: Mail['facts'], reader: Reader) =>
  Object.entries(facts).map(([name, type]) => joined([codeText(name), said(mailFactTypes[type], reader)], ' '));

/** Every mail that the site sends by itself: to whom, with which facts, and why. */
export const mailsArea = ({ model }: Project, reader: Reader): AuditArea => {
  const { say } = reader;
  return {
    id: 'mails',
    title: say('mails'),
    sections: [
      {
        id: 'mails-table',
        title: say('allMails'),
        blocks: [
          {
            kind: 'table',
            title: say('mails'),
            head: [
              say('mail'),
              say('recipient'),
              say('mailFacts'),
              say('mailMaybe'),
              say('mailCarries'),
              say('source'),
            ],
            rows: model.mails.map(({ id, name, to, facts, maybe, carries, source }) => [
              joined([said(name, reader), codeText(id)], ' '),
              said(mailRecipients[to], reader),
              joined(factsText(facts, reader), ', '),
              joined(factsText(maybe, reader), ', '),
              joined(
                carries.map((extra) => said(mailExtras[extra], reader)),
                ', ',
              ),
              sourceText(source, reader),
            ]),
          },
        ],
      },
    ],
  };
};
