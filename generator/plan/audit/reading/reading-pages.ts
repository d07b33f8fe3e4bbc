import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import type { ApproverRole } from '#model/schema/signing.ts';
import type { AuditContext } from '../pages/audit-context.ts';
import { listOf } from '../pages/citing-blocks.ts';
import { openEntries } from '../pages/register-list.ts';
import { linked, localizedText } from '../passages.ts';

/** The page with the texts that a role must have read before it signs; `title` is a key of `messages/audit-signing.yaml`. */
export const readingPages: Readonly<Partial<Record<ApproverRole, { readonly id: string; readonly title: string }>>> = {
  lawyer: { id: 'legal-texts', title: 'legalTexts' },
  physician: { id: 'medical-texts', title: 'medicalTexts' },
};

/** The open questions that a role answers about the texts of its page. */
export const askedOfTexts = (role: ApproverRole, context: AuditContext): AuditBlock =>
  listOf(
    context.translator.signing('asksOfTexts'),
    openEntries(context, role).map((entry) =>
      together(
        linked(entry.id, `register/${entry.id}`, context.translator),
        ' ',
        localizedText(entry.asks, context.translator),
      ),
    ),
  );

/** A link to what a role must have read; empty where it signs no texts. */
export const toRead = (role: ApproverRole, { translator }: AuditContext): AuditText => {
  const page = readingPages[role];
  return page === undefined
    ? ''
    : together(`${translator.signing('toRead')} `, linked(translator.signing(page.title), page.id, translator));
};
