import type { AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { citationsIn } from '../../../validate/rows/citations.ts';
import { claimsArea } from '../areas/fact-areas.ts';
import { parameterTable } from '../blocks/parameter-blocks.ts';
import { sourcesArea } from '../fact-sources.ts';
import { entryLinks, linked, worded } from '../passages.ts';
import { said } from '../reader.ts';
import { lawLink } from '../source-text.ts';
import { type Desk, placesIn, placeText } from './desk.ts';

type Listed = Pick<AuditPage, 'id' | 'title' | 'blocks'> & { readonly lead?: AuditText };

const listPage = ({ id, title, blocks, lead = '' }: Listed): AuditPage => ({
  id,
  kind: 'list',
  title,
  lead,
  about: [],
  blocks,
  words: [],
});

const rulesList = (desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  return listPage({
    id: 'rules',
    title: say('rules'),
    lead: say('rulesLead'),
    blocks: [
      {
        kind: 'table',
        title: say('rules'),
        head: [say('rule'), say('area'), say('whatItSays'), say('law'), say('entry')],
        rows: project.rules.map((rule) => {
          const cited = new Set(citationsIn(rule).map(({ id }) => id));
          return [
            together(linked(said(rule.title, reader), `rule/${rule.id}`, reader), ' ', codeText(rule.id)),
            say('area', rule.area),
            worded(rule.sentence, reader),
            joined(
              project.model.laws.filter(({ id }) => cited.has(id)).map((law) => lawLink(law, reader)),
              '; ',
            ),
            entryLinks(rule.assumptions, reader),
          ];
        }),
        filter: [1],
      },
    ],
  });
};

const parametersList = ({ reader }: Desk): AuditPage => {
  const { say, around } = reader;
  const table = parameterTable(Object.keys(around.parameters), say('allParameters'), reader);
  return listPage({
    id: 'parameters',
    title: say('allParameters'),
    lead: say('parametersLead'),
    blocks: [table.kind === 'table' ? { ...table, filter: [2], period: [3, 4] } : table],
  });
};

const clausesList = (desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  const rows = project.model.clauses.map((clause): readonly AuditText[] => {
    const places = desk.citing.get(clause.id);
    const rules = placesIn(places, ['rules']).map((place) => ({ ...place, part: '' }));
    const named = [...new Map(rules.map((place) => [place.id, place])).values()];
    const departs = clause.departs ?? [];
    return [
      linked(clause.id, `clause/${clause.id}`, reader),
      worded(clause, reader),
      departs.length > 0 ? say('clauseDeparts') : named.length > 0 ? say('clauseRule') : say('clauseNoRule'),
      joined(
        named.map((place) => placeText(place, desk)),
        ', ',
      ),
      entryLinks(departs, reader),
    ];
  });
  return listPage({
    id: 'clauses',
    title: say('specification'),
    lead: say('clausesLead'),
    blocks: [
      {
        kind: 'table',
        title: say('specification'),
        head: [say('clause'), say('whatItSays'), say('state'), say('rules'), say('departs')],
        rows,
        filter: [2],
      },
    ],
  });
};

const lawsList = (desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const { say } = reader;
  return listPage({
    id: 'laws',
    title: say('laws'),
    lead: say('lawsLead'),
    blocks: [
      {
        kind: 'table',
        title: say('laws'),
        head: [say('law'), say('whatItSays'), say('rules')],
        rows: project.model.laws.map((law) => {
          const rules = new Set(placesIn(desk.citing.get(law.id), ['rules']).map(({ id }) => id));
          return [
            lawLink(law, reader),
            worded(law.says, reader),
            joined(
              [...rules].map((id) => placeText({ table: 'rules', id, part: '' }, desk)),
              ', ',
            ),
          ];
        }),
        filter: [],
      },
    ],
  });
};

const keepers = { office: 'keptByOffice', mail: 'keptByMail' } as const;

const promisesList = ({ project, reader }: Desk): AuditPage => {
  const { say, locale } = reader;
  return listPage({
    id: 'promises',
    title: say('allPromises'),
    lead: say('promisesLead'),
    blocks: [
      {
        kind: 'table',
        title: say('promises'),
        head: [say('promise'), say('words'), say('keeps'), say('entry')],
        rows: project.model.promises.map(({ id, name, words, job, register }) => [
          linked(said(name, reader), `promise/${id}`, reader),
          words[locale].map((one) => say('quoted').replace('{text}', one)).join(', '),
          job === null ? say('keptByNobody') : say(keepers[job.by]),
          entryLinks([register], reader),
        ]),
        filter: [2],
      },
    ],
  });
};

const formsList = (desk: Desk, pages: readonly AuditPage[]): AuditPage => {
  const { say } = desk.reader;
  const rows = pages.flatMap(({ id, title, blocks, kind }) => {
    const [table] = blocks;
    if (kind !== 'form' || table?.kind !== 'table') return [];
    return table.rows.map(([field = '', purpose = '', , period = ''], index) => [
      linked(plain(field), `${id}#${table.anchors?.[index] ?? ''}`, desk.reader),
      linked(title, id, desk.reader),
      purpose,
      period,
    ]);
  });
  return listPage({
    id: 'forms',
    title: say('forms'),
    lead: say('formsLead'),
    blocks: [
      {
        kind: 'table',
        title: say('fields'),
        head: [say('fieldName'), say('form'), say('purpose'), say('period')],
        rows,
        filter: [1],
      },
    ],
  });
};

/** The words alone, without what is code. */
export const plain = (text: AuditText): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) => (typeof part === 'string' ? part : part.isCode ? '' : part.text))
        .join('')
        .trim();

const mailsList = ({ project, reader }: Desk, pages: readonly AuditPage[]): AuditPage => {
  const { say } = reader;
  return listPage({
    id: 'mails',
    title: say('allMails'),
    blocks: [
      {
        kind: 'table',
        title: say('mails'),
        head: [say('mail'), say('recipient'), say('subjectLine')],
        rows: project.model.mails.map(({ id, name }) => {
          const page = pages.find((one) => one.id === `mail/${id}`);
          return [linked(said(name, reader), `mail/${id}`, reader), page?.about[0]?.text ?? '', page?.lead ?? ''];
        }),
        filter: [1],
      },
    ],
  });
};

const factsList = (desk: Desk): AuditPage => {
  const { project, reader } = desk;
  const areas = [claimsArea(project, reader), sourcesArea(project, reader)];
  return listPage({
    id: 'facts',
    title: reader.say('allSources'),
    blocks: areas.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)),
  });
};

/** A page for each kind of thing, from which every one of them is a step away. */
export const listPages = (desk: Desk, pages: readonly AuditPage[]): readonly AuditPage[] => [
  rulesList(desk),
  parametersList(desk),
  clausesList(desk),
  lawsList(desk),
  promisesList(desk),
  formsList(desk, pages),
  mailsList(desk, pages),
  factsList(desk),
];
