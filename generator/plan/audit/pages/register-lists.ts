import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk } from '../../../rules/meaning/money-at-risk.ts';
import { linked, localizedText } from '../passages.ts';
import type { AuditContext } from './audit-context.ts';
import { confirmation, riskText } from './register-page.ts';

const confirmers = ['owner', 'lawyer', 'physician'] as const;

/** Entries that somebody must still confirm, as in the document of questions; the most money at risk first. */
const openEntries = (context: AuditContext, confirmer?: RegisterEntry['confirmedBy']): readonly RegisterEntry[] =>
  context.project.model.register
    .filter(
      ({ status, confirmedBy }) =>
        (status === 'open' || status === 'decided') &&
        (confirmer === undefined ? confirmedBy !== 'nobody' : confirmedBy === confirmer),
    )
    .toSorted((a, b) => (moneyAtRisk(b, context.project) ?? -1) - (moneyAtRisk(a, context.project) ?? -1));

const questionRows = (entries: readonly RegisterEntry[], context: AuditContext) =>
  entries.map((entry) => [
    linked(entry.id, `register/${entry.id}`, context.translator),
    localizedText(entry.subject, context.translator),
    localizedText(entry.decision, context.translator),
    riskText(entry, context),
  ]);

const questionTable = (title: string, entries: readonly RegisterEntry[], context: AuditContext): AuditBlock => {
  const { t } = context.translator;
  return {
    kind: 'table',
    title,
    head: [t('entry'), t('subject'), t('decision'), t('atRisk')],
    rows: questionRows(entries, context),
  };
};

/** The open questions with the most at stake, for the first page. */
export const riskBlock = (context: AuditContext, most: number): AuditBlock =>
  questionTable(context.translator.t('byRisk'), openEntries(context).slice(0, most), context);

const questionsPage = (context: AuditContext): AuditPage => {
  const { t } = context.translator;
  return {
    id: 'questions',
    kind: 'list',
    title: t('whoConfirms'),
    lead: t('questionsLead'),
    about: [],
    blocks: confirmers
      .map((confirmer) => ({ confirmer, entries: openEntries(context, confirmer) }))
      .filter(({ entries }) => entries.length > 0)
      .map(({ confirmer, entries }) =>
        questionTable(`${t('confirmedBy', confirmer)} (${entries.length})`, entries, context),
      ),
    words: [],
  };
};

const registerPage = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t } = translator;
  return {
    id: 'register',
    kind: 'list',
    title: t('register'),
    lead: t('registerLead'),
    about: [],
    blocks: [
      {
        kind: 'table',
        title: t('register'),
        head: [t('entry'), t('subject'), t('state'), t('confirms'), t('area'), t('atRisk')],
        rows: project.model.register.map((entry) => [
          linked(entry.id, `register/${entry.id}`, translator),
          localizedText(entry.subject, translator),
          t('status', entry.status),
          confirmation(entry, translator),
          t('registerArea', entry.area),
          riskText(entry, context),
        ]),
        filter: [2, 3, 4],
      },
    ],
    words: [],
  };
};

export const registerLists = (context: AuditContext): readonly AuditPage[] => [
  registerPage(context),
  questionsPage(context),
];
