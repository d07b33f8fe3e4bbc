import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk } from '../../../rules/meaning/money-at-risk.ts';
import { confirmation } from '../areas/fact-areas.ts';
import { linked, worded } from '../passages.ts';
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
    linked(entry.id, `register/${entry.id}`, desk.reader),
    worded(entry.subject, desk.reader),
    worded(entry.decision, desk.reader),
    riskText(entry, desk),
  ]);

const questionTable = (title: string, entries: readonly RegisterEntry[], desk: Desk): AuditBlock => {
  const { say } = desk.reader;
  return {
    kind: 'table',
    title,
    head: [say('entry'), say('subject'), say('decision'), say('atRisk')],
    rows: questionRows(entries, desk),
  };
};

/** The open questions with the most at stake, for the first page. */
export const riskBlock = (desk: Desk, most: number): AuditBlock =>
  questionTable(desk.reader.say('byRisk'), openEntries(desk).slice(0, most), desk);

const questionsPage = (desk: Desk): AuditPage => {
  const { say } = desk.reader;
  return {
    id: 'questions',
    kind: 'list',
    title: say('whoConfirms'),
    lead: say('questionsLead'),
    about: [],
    blocks: confirmers
      .map((confirmer) => ({ confirmer, entries: openEntries(desk, confirmer) }))
      .filter(({ entries }) => entries.length > 0)
      .map(({ confirmer, entries }) =>
        questionTable(`${say('confirmedBy', confirmer)} (${entries.length})`, entries, desk),
      ),
    words: [],
  };
};

const registerPage = (desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  return {
    id: 'register',
    kind: 'list',
    title: say('register'),
    lead: say('registerLead'),
    about: [],
    blocks: [
      {
        kind: 'table',
        title: say('register'),
        head: [say('entry'), say('subject'), say('state'), say('confirms'), say('area'), say('atRisk')],
        rows: project.model.register.map((entry) => [
          linked(entry.id, `register/${entry.id}`, reader),
          worded(entry.subject, reader),
          say('status', entry.status),
          confirmation(entry, reader),
          say('registerArea', entry.area),
          riskText(entry, desk),
        ]),
        filter: [2, 3, 4],
      },
    ],
    words: [],
  };
};

export const registerLists = (desk: Desk): readonly AuditPage[] => [registerPage(desk), questionsPage(desk)];
