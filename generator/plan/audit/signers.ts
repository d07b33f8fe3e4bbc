import type { Approval } from '#model/schema/approvals.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { type ApproverRole, signersOf } from '#model/schema/signing.ts';
import type { Translator } from './translator.ts';

/** Roles in a row. */
export const rolesText = (roles: readonly ApproverRole[], { words, t }: Translator): string =>
  roles.map((role) => words.role[role]).join(` ${t('and')} `);

/** Everybody who must sign an entry. */
export const signersText = (entry: RegisterEntry, translator: Translator): string => {
  const roles = signersOf(entry);
  return roles.length === 0 ? translator.words.role.nobody : rolesText(roles, translator);
};

/** Who has said something, as which role, when and in which document. */
export const signedText = (
  { person, role, date, document }: { person: string; role: ApproverRole; date: string; document: string },
  { words }: Translator,
): string => `${person} (${words.role[role]}), ${date}, ${document}`;

/** The same of a rule. */
export const saidBy = (row: Approval, translator: Translator): string =>
  signedText({ ...row, person: row.name }, translator);
