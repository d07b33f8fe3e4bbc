import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import { citationsIn } from '../../../validate/rows/citations.ts';
import { parameterTable } from '../blocks/parameter-blocks.ts';
import { sourcesTable } from '../fact-sources.ts';
import { entryLinks, linked, localizedText } from '../passages.ts';
import { toRead } from '../reading/reading-pages.ts';
import { guidelineLink, inPolish, lawLink, sourceText } from '../source-text.ts';
import { localized } from '../translator.ts';
import { type AuditContext, placesIn, placeText } from './audit-context.ts';
import { factName } from './place-names.ts';
import { entriesShownBy, signingText } from './register-page.ts';
import { ruleStanding, rulesByWeight } from './signing-pages.ts';
import { officialLink } from './source-pages.ts';

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

const rulesList = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t, signing } = translator;
  return listPage({
    id: 'rules',
    title: t('rules'),
    lead: t('rulesLead'),
    blocks: [
      {
        kind: 'table',
        title: t('rules'),
        head: [
          t('rule'),
          t('area'),
          signing('errorCosts'),
          signing('signer'),
          t('state'),
          t('whatItSays'),
          t('law'),
          t('entry'),
        ],
        rows: rulesByWeight(project.rules).map((rule) => {
          const cited = new Set(citationsIn(rule).map(({ id }) => id));
          return [
            together(linked(localized(rule.title, translator), `rule/${rule.id}`, translator), ' ', codeText(rule.id)),
            t('area', rule.area),
            translator.words.weight[rule.weight],
            translator.words.role[rule.signedBy],
            ruleStanding(rule, context).state,
            localizedText(rule.sentence, translator),
            joined(
              project.model.laws.filter(({ id }) => cited.has(id)).map((law) => lawLink(law, translator)),
              '; ',
            ),
            entryLinks(rule.assumptions, translator),
          ];
        }),
        filter: [1, 2, 3, 4],
      },
    ],
  });
};

const parametersList = ({ translator }: AuditContext): AuditPage => {
  const { t, around } = translator;
  const table = parameterTable(Object.keys(around.parameters), t('allParameters'), translator);
  return listPage({
    id: 'parameters',
    title: t('allParameters'),
    lead: t('parametersLead'),
    blocks: [table.kind === 'table' ? { ...table, filter: [2], period: [3, 4] } : table],
  });
};

const stateOf = (
  { deviations, settledBy }: { readonly deviations?: unknown; readonly settledBy?: unknown },
  rules: number,
  t: AuditContext['translator']['t'],
): AuditText => {
  if (deviations !== undefined) return t('clauseDeparts');
  if (settledBy !== undefined) return t('clauseOpen');
  return rules > 0 ? t('clauseRule') : t('clauseNoRule');
};

const clausesList = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t } = translator;
  const rows = project.model.clauses.map((clause): readonly AuditText[] => {
    const places = context.citing.get(clause.id);
    const rules = placesIn(places, ['rules']).map((place) => ({ ...place, part: '' }));
    const named = [...new Map(rules.map((place) => [place.id, place])).values()];
    const deviations = clause.deviations ?? [];
    return [
      linked(clause.id, `clause/${clause.id}`, translator),
      localizedText(clause, translator),
      stateOf(clause, named.length, t),
      joined(
        named.map((place) => placeText(place, context)),
        ', ',
      ),
      entryLinks(deviations, translator),
    ];
  });
  return listPage({
    id: 'clauses',
    title: t('specification'),
    lead: t('clausesLead'),
    blocks: [
      {
        kind: 'table',
        title: t('specification'),
        head: [t('clause'), t('whatItSays'), t('state'), t('rules'), t('deviations')],
        rows,
        filter: [2],
      },
    ],
  });
};

const lawsList = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t } = translator;
  return listPage({
    id: 'laws',
    title: t('laws'),
    lead: t('lawsLead'),
    blocks: [
      {
        kind: 'table',
        title: t('laws'),
        head: [t('law'), t('whatItSays'), t('publication'), t('rules')],
        rows: project.model.laws.map((law) => {
          const rules = new Set(placesIn(context.citing.get(law.id), ['rules']).map(({ id }) => id));
          return [
            lawLink(law, translator),
            localizedText(law.says, translator),
            law.publication === null ? '' : officialLink(law.publication, translator),
            joined(
              [...rules].map((id) => placeText({ table: 'rules', id, part: '' }, context)),
              ', ',
            ),
          ];
        }),
        filter: [],
      },
    ],
  });
};

/** The tables whose rows tell what to do in an emergency. */
const medicalTables = ['emergencies', 'situations'];

const guidelinesList = (context: AuditContext): AuditPage => {
  const { project, citing, translator } = context;
  const { t, signing } = translator;
  return listPage({
    id: 'guidelines',
    title: t('guidelines'),
    lead: together(
      t('guidelinesLead'),
      ' ',
      toRead('physician', context),
      `. ${signing('signer')}: `,
      signingText(entriesShownBy('guidelines', context), context),
      '.',
    ),
    blocks: [
      {
        kind: 'table',
        title: t('guidelines'),
        head: [t('guideline'), t('whatItSays'), t('polishEdition'), t('factsOfTable')],
        rows: project.model.guidelines.map((guideline) => [
          guidelineLink(guideline, translator),
          localizedText(guideline.says, translator),
          guideline.polishEdition === null ? '–' : inPolish(guideline.polishEdition),
          joined(
            [
              ...new Map(
                placesIn(citing.get(guideline.id), medicalTables).map(({ table, id }) => [
                  id,
                  factName(table, id, context),
                ]),
              ).values(),
            ],
            ', ',
          ),
        ]),
        filter: [],
      },
    ],
  });
};

const keepers = { office: 'keptByOffice', mail: 'keptByMail' } as const;

const commitmentsList = ({ project, translator }: AuditContext): AuditPage => {
  const { t, locale } = translator;
  return listPage({
    id: 'commitments',
    title: t('allPromises'),
    lead: t('promisesLead'),
    blocks: [
      {
        kind: 'table',
        title: t('commitments'),
        head: [t('commitment'), t('words'), t('keeps'), t('entry')],
        rows: project.model.commitments.map(({ id, name, words, owner, register }) => [
          linked(localized(name, translator), `commitment/${id}`, translator),
          words[locale].map((one) => t('quoted').replace('{text}', one)).join(', '),
          owner === null ? t('keptByNobody') : t(keepers[owner.by]),
          entryLinks([register], translator),
        ]),
        filter: [2],
      },
    ],
  });
};

const formsList = (context: AuditContext, pages: readonly AuditPage[]): AuditPage => {
  const { t } = context.translator;
  const rows = pages.flatMap(({ id, title, blocks, kind }) => {
    const [table] = blocks;
    if (kind !== 'form' || table?.kind !== 'table') return [];
    return table.rows.map(([field = '', purpose = '', , period = ''], index) => [
      linked(plain(field), `${id}#${table.anchors?.[index] ?? ''}`, context.translator),
      linked(title, id, context.translator),
      purpose,
      period,
    ]);
  });
  return listPage({
    id: 'forms',
    title: t('forms'),
    lead: t('formsLead'),
    blocks: [
      {
        kind: 'table',
        title: t('fields'),
        head: [t('fieldName'), t('form'), t('purpose'), t('period')],
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

const mailsList = ({ project, translator }: AuditContext, pages: readonly AuditPage[]): AuditPage => {
  const { t } = translator;
  return listPage({
    id: 'mails',
    title: t('allMails'),
    blocks: [
      {
        kind: 'table',
        title: t('mails'),
        head: [t('mail'), t('recipient'), t('subjectLine')],
        rows: project.model.mails.map(({ id, name }) => {
          const page = pages.find((one) => one.id === `mail/${id}`);
          return [
            linked(localized(name, translator), `mail/${id}`, translator),
            page?.about[0]?.text ?? '',
            page?.lead ?? '',
          ];
        }),
        filter: [1],
      },
    ],
  });
};

/** The claims of the marketing texts, and whether they are shown. */
const claimsTable = (context: AuditContext): AuditBlock => {
  const { project, translator } = context;
  const { t, locale, signing } = translator;
  return {
    kind: 'table',
    title: t('claims'),
    head: [t('statement'), t('scope'), t('source'), signing('signer'), t('evidenceOfClaim')],
    rows: project.model.claims.map((claim) => [
      localized(claim.statement, translator).replaceAll('{value}', formatNumber(claim.value, locale)),
      localizedText(claim.scope, translator),
      sourceText(claim.source, translator),
      signingText(claim.register, context),
      claim.evidence === null
        ? t(claim.withoutEvidence === 'hidden' ? 'notShown' : 'shownAsSample')
        : `${t('shown')}: ${claim.evidence.document}, ${claim.evidence.date}`,
    ]),
  };
};

const factsList = (context: AuditContext): AuditPage =>
  listPage({
    id: 'facts',
    title: context.translator.t('allSources'),
    lead: context.translator.t('allSourcesLead'),
    blocks: [claimsTable(context), sourcesTable(context.project, context.translator)],
  });

/** A page for each kind of thing, from which every one of them is a step away. */
export const listPages = (context: AuditContext, pages: readonly AuditPage[]): readonly AuditPage[] => [
  rulesList(context),
  parametersList(context),
  clausesList(context),
  lawsList(context),
  guidelinesList(context),
  commitmentsList(context),
  formsList(context, pages),
  mailsList(context, pages),
  factsList(context),
];
