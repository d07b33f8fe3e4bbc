import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk } from '../../../rules/meaning/money-at-risk.ts';
import { confirmation } from '../areas/fact-areas.ts';
import { linked, localizedText } from '../passages.ts';
import type { Desk } from './desk.ts';
import { riskText } from './register-page.ts';

const confirmers = ['owner', 'lawyer', 'physician'] as const;

/** Entries that somebody must still confirm, as the document that is sent asks about them; the most money at risk first. */
const openEntries = (desk: Desk, confirmer?: RegisterEntry['confirmedBy']): readonly RegisterEntry[] =>
  desk.project.model.register
    .filter(
      ({ status, confirmedBy }) =>
        (status === 'open' || status === 'decided') &&
        (confirmer === undefined ? confirmedBy !== 'nobody' : confirmedBy === confirmer),
    )
    .toSorted((a, b) => (moneyAtRisk(b, desk.project) ?? -1) - (moneyAtRisk(a, desk.project) ?? -1));

const questionRows = (entries: readonly RegisterEntry[], desk: Desk) =>
  entries.map((entry) => [
    linked(entry.id, `register/${entry.id}`, desk.translator),
    localizedText(entry.subject, desk.translator),
    localizedText(entry.decision, desk.translator),
    riskText(entry, desk),
  ]);

const questionTable = (title: string, entries: readonly RegisterEntry[], desk: Desk): AuditBlock => {
  const { t } = desk.translator;
  return {
    kind: 'table',
    title,
    head: [t('entry'), t('subject'), t('decision'), t('atRisk')],
    rows: questionRows(entries, desk),
  };
};

/** The open questions with the most at stake, for the first page. */
export const riskBlock = (desk: Desk, most: number): AuditBlock =>
  questionTable(desk.translator.t('byRisk'), openEntries(desk).slice(0, most), desk);

const questionsPage = (desk: Desk): AuditPage => {
  const { t } = desk.translator;
  return {
    id: 'questions',
    kind: 'list',
    title: t('whoConfirms'),
    lead: t('questionsLead'),
    about: [],
    blocks: confirmers
      .map((confirmer) => ({ confirmer, entries: openEntries(desk, confirmer) }))
      .filter(({ entries }) => entries.length > 0)
      .map(({ confirmer, entries }) =>
        questionTable(`${t('confirmedBy', confirmer)} (${entries.length})`, entries, desk),
      ),
    words: [],
  };
};

const registerPage = (desk: Desk): AuditPage => {
  const { project, translator } = desk;
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
          riskText(entry, desk),
        ]),
        filter: [2, 3, 4],
      },
    ],
    words: [],
  };
};

export const registerLists = (desk: Desk): readonly AuditPage[] => [registerPage(desk), questionsPage(desk)];
