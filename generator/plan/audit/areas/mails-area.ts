import type { AuditArea } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { mailExtras, mailFactTypes, mailRecipients } from '#model/mails/fact-texts.ts';
import type { Mail } from '#model/schema/mails.ts';
import type { Project } from '../../../validate/project.ts';
import { sourceText } from '../source-text.ts';
import { localized, type Translator } from '../translator.ts';

/** The facts of a mail with what each of them is. */
const factsText = (facts: Mail['facts'], translator: Translator) =>
  Object.entries(facts).map(([name, type]) =>
    joined([codeText(name), localized(mailFactTypes[type], translator)], ' '),
  );

/** Every mail that the site sends by itself: to whom, with which facts, and why. */
export const mailsArea = ({ model }: Project, translator: Translator): AuditArea => {
  const { t } = translator;
  return {
    id: 'mails',
    title: t('mails'),
    sections: [
      {
        id: 'mails-table',
        title: t('allMails'),
        blocks: [
          {
            kind: 'table',
            title: t('mails'),
            head: [t('mail'), t('recipient'), t('mailFacts'), t('mailMaybe'), t('mailCarries'), t('source')],
            rows: model.mails.map(({ id, name, to, facts, maybe, carries, source }) => [
              joined([localized(name, translator), codeText(id)], ' '),
              localized(mailRecipients[to], translator),
              joined(factsText(facts, translator), ', '),
              joined(factsText(maybe, translator), ', '),
              joined(
                carries.map((extra) => localized(mailExtras[extra], translator)),
                ', ',
              ),
              sourceText(source, translator),
            ]),
          },
        ],
      },
    ],
  };
};
