import type { LocalizedTexts } from '#model/localized-text.ts';
import { mailExtras, mailFactNames, mailRecipients } from '#model/mails/fact-texts.ts';
import type { Mail } from '#model/schema/mails.ts';
import { type Audit, useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { SourceText } from '../parts/links.tsx';
import { Facts } from '../parts/table.tsx';
import { Words } from '../parts/words.tsx';
import { fillNumbersIntoLine, listParagraphsVerbatim } from '../texts/written-texts.tsx';
import { textInAuditLanguage } from '../words/rule-words.ts';

const factName = (name: string, audit: Audit): string => {
  const names: LocalizedTexts = mailFactNames;
  const words = names[name];
  return words === undefined ? name : textInAuditLanguage(audit, words);
};

/** Until when a mail that waits may still leave. */
const whileText = ({ trueWhile }: Mail, audit: Audit): string =>
  [
    ...audit.project.model.bookingStates
      .filter(({ id }) => trueWhile?.booking.some((state) => state === id))
      .map(({ name }) => textInAuditLanguage(audit, name)),
    ...(trueWhile?.until === undefined ? [] : [audit.t.notPast({ name: factName(trueWhile.until, audit) })]),
  ].join('; ');

/** The subject and every paragraph of a mail, word for word. */
export const MailWords = ({ id }: { readonly id: string }) => {
  const audit = useAudit();
  const text = audit.project.content.mails[audit.locale].get(id);
  return text === undefined ? null : (
    <>
      <p>
        <strong>{fillNumbersIntoLine(text.subject, audit, true)}</strong>
      </p>
      {listParagraphsVerbatim(text.body, audit, true).map(({ words }) => (
        <p key={words}>{words}</p>
      ))}
    </>
  );
};

/** Every automatic mail of the site, word for word. */
export const MailsDocument = () => {
  const audit = useAudit();
  const { t, project } = audit;
  return (
    <Document id="mails" title={t.mails()}>
      <p className="lead">{t.mailsLead()}</p>
      <div className="filtered cards" data-filter={t.filter()}>
        {project.model.mails.map((mail) => (
          <article id={mail.id} key={mail.id}>
            <h2>
              <Words of={mail.name} />
            </h2>
            <MailWords id={mail.id} />
            <Facts
              of={[
                [t.recipient(), <Words of={mailRecipients[mail.to]} key="to" />],
                [
                  t.inBrackets(),
                  Object.keys(mail.facts)
                    .map((name) => factName(name, audit))
                    .join(', '),
                ],
                [
                  t.sometimes(),
                  Object.keys(mail.maybe)
                    .map((name) => factName(name, audit))
                    .join(', '),
                ],
                [t.carries(), mail.carries.map((extra) => textInAuditLanguage(audit, mailExtras[extra])).join(', ')],
                [t.leavesWhile(), whileText(mail, audit)],
                [t.source(), <SourceText of={mail.source} key="source" />],
                [t.file(), <code key="file">{`content/${audit.locale}/mails/${mail.id}.md`}</code>],
              ]}
            />
          </article>
        ))}
      </div>
    </Document>
  );
};
