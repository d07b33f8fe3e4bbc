import type { Letter } from '#domain/audit/letter-data.ts';
import { type Locale, localeIds } from '#domain/locale.ts';
import { type ApproverRole, approverRoles } from '#model/schema/signing.ts';
import type { Project } from '../../validate/project.ts';
import { stampOfRule } from '../approvals/approved-rule.ts';
import { type PlannedApprovals, rulesLeft } from '../approvals/plan-approvals.ts';
import { readingPages } from '../audit/reading/reading-pages.ts';
import { fillWordings } from '../text/fill-localized-texts.ts';
import { messageTexts } from '../text/message-texts.ts';
import { planLetter } from './letter.ts';
import { letterWords } from './letter-words.ts';
import { byCost, planQuestions } from './questions.ts';

/** The name of the file of a letter, without its ending. */
export const letterName = (role: ApproverRole, locale: Locale): string => `${role}-${locale}`;

interface Addressed {
  readonly role: ApproverRole;
  readonly locale: Locale;
}

/** The page of the folder that a role reads before it answers. */
const readingOf = ({ role, locale }: Addressed, project: Project) => {
  const page = readingPages[role];
  if (page === undefined) return null;
  const signing = messageTexts(project, { namespace: 'audit-signing', locale }, () => undefined);
  return { title: signing(page.title), file: `${locale === 'pl' ? '' : 'en/'}${page.id}.html` };
};

/** The letter to one role in one language. */
export const letterTo = (
  { role, locale }: Addressed,
  project: Project,
  approvals: PlannedApprovals['states'],
): Letter => {
  const left = [...rulesLeft('no', project.raw), ...rulesLeft('unknown', project.raw)];
  return {
    name: letterName(role, locale),
    title: letterWords[locale].title[role],
    locale,
    blocks: planLetter({
      role,
      locale,
      reading: readingOf({ role, locale }, project),
      questions: planQuestions(project, locale),
      unsigned: fillWordings(project)
        .rules.filter(({ id }) => (approvals.get(id) ?? []).every(({ changes }) => changes !== null))
        .toSorted((a, b) => byCost({ ...a, atRisk: null }, { ...b, atRisk: null }))
        .map((rule) => ({
          ...rule,
          number: `${rule.id}/${stampOfRule(rule.id, project.raw)}`,
          last: left.find((row) => row.rule === rule.id) ?? null,
        })),
    }),
  };
};

/** The letters to every role in every language. */
export const planLetters = (project: Project, approvals: PlannedApprovals['states']): readonly Letter[] =>
  localeIds.flatMap((locale) => approverRoles.map((role) => letterTo({ role, locale }, project, approvals)));
