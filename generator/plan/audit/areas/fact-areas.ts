import type { AuditArea, AuditSection, AuditText } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import { officeCommands } from '#model/commitments/office-commands.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Commitment } from '#model/schema/commitments.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Project } from '../../../validate/project.ts';
import { relationText } from '../../../validate/relations.ts';
import { amountText, parameterName, parameterTable } from '../blocks/parameter-blocks.ts';
import { entryLinks, localizedText } from '../passages.ts';
import { sourceText } from '../source-text.ts';
import { localized, type Translator } from '../translator.ts';

/** Every name and text that stands in a rule, as JSON. */
const wordsOf = ({ title, ...rule }: Rule): ReadonlySet<string> =>
  new Set(JSON.stringify(rule).match(/"(?:[^"\\]|\\.)*"/g));

/** All numbers of the business, and where each is used. */
export const parametersArea = (project: Project, translator: Translator): AuditArea => {
  const { t, around } = translator;
  const ids = Object.keys(around.parameters);
  const rules = project.raw.rules.map((rule) => ({ title: rule.title, words: wordsOf(rule) }));
  return {
    id: 'parameters',
    title: t('allParameters'),
    sections: [
      { id: 'parameter-values', title: t('parameters'), blocks: [parameterTable(ids, t('allParameters'), translator)] },
      {
        id: 'parameter-relations',
        title: t('relations'),
        blocks: [
          {
            kind: 'table',
            title: t('relations'),
            head: [t('relation'), t('source')],
            rows: project.model.relations.map((relation) => [
              codeText(relationText(relation, (id) => id)),
              sourceText(relation.source, translator),
            ]),
          },
        ],
      },
      {
        id: 'parameter-uses',
        title: t('usedBy'),
        blocks: [
          {
            kind: 'table',
            title: t('usedBy'),
            head: [t('parameter'), t('value'), t('rule'), t('place')],
            rows: ids.map((id) => [
              parameterName(id, translator),
              around.parameters[id]?.values
                .map(({ value }) => amountText(value, around.parameters[id]?.unit ?? 'count', translator))
                .join('; ') ?? '',
              joined(
                rules.filter(({ words }) => words.has(`"${id}"`)).map(({ title }) => localized(title, translator)),
                ', ',
              ),
              joined(
                translator.uses.ofParameter(id).map(({ place }) => codeText(place)),
                ', ',
              ),
            ]),
          },
        ],
      },
    ],
  };
};

/** Who must confirm a decision, or who has closed it, when and in which document. */
export const confirmation = (entry: RegisterEntry, { t }: Translator): string =>
  'closed' in entry
    ? `${t('confirmer', entry.closed.by)}, ${entry.closed.on}, ${entry.closed.document}`
    : t('confirmer', entry.confirmedBy);

/** The register of contradictions, a section per state of an entry. */
export const registerArea = ({ model }: Project, translator: Translator): AuditArea => ({
  id: 'register',
  title: translator.t('register'),
  sections: (['open', 'decided', 'answered', 'settled'] as const).map((status): AuditSection => {
    const { t } = translator;
    const entries = model.register.filter((entry) => entry.status === status);
    return {
      id: `register-${status}`,
      title: `${t('status', status)} (${entries.length})`,
      blocks:
        entries.length === 0
          ? []
          : [
              {
                kind: 'table',
                title: `${t('register')}: ${t('status', status)}`,
                head: [
                  t('entry'),
                  t('subject'),
                  t('says'),
                  t('decision'),
                  t('reason'),
                  t('shownBy'),
                  t('confirms'),
                  t('area'),
                ],
                rows: entries.map((entry) => [
                  entryLinks([entry.id], translator),
                  localizedText(entry.subject, translator),
                  joined(
                    entry.says.map(({ clauses, variant }) =>
                      joined([clauses.join(', '), localizedText(variant, translator)], ': '),
                    ),
                    '; ',
                  ),
                  localizedText(entry.decision, translator),
                  localizedText(entry.reason, translator),
                  joined(
                    entry.shownBy.map((shownBy) => codeText(shownBy)),
                    ', ',
                  ),
                  confirmation(entry, translator),
                  t('registerArea', entry.area),
                ]),
              },
            ],
    };
  }),
});

/** The command by which the office keeps a promise, or the mail that does. */
export const placeOfCommitment = (
  owner: Commitment['owner'],
  { model, translator }: { model: Project['model']; translator: Translator },
): AuditText => {
  if (owner === null) return '';
  if (owner.by === 'office') {
    return joined(
      [localized(officeCommands[owner.command], translator), codeText(`npm run office -- ${owner.command}`)],
      ': ',
    );
  }
  const mail = model.mails.find(({ id }) => id === owner.mail);
  return mail === undefined ? '' : localized(mail.name, translator);
};

/** What texts promise, by which words, and who keeps it. */
export const commitmentsArea = ({ model }: Project, translator: Translator): AuditArea => {
  const { t, locale } = translator;
  return {
    id: 'commitments',
    title: t('commitments'),
    sections: [
      {
        id: 'promises-table',
        title: t('allPromises'),
        blocks: [
          {
            kind: 'table',
            title: t('commitments'),
            head: [t('commitment'), t('words'), t('keeps'), t('sees'), t('entry')],
            rows: model.commitments.map(({ id, name, words, owner, register }) => [
              joined([localized(name, translator), codeText(id)], ' '),
              words[locale].map((one) => t('quoted').replace('{text}', one)).join(', '),
              owner === null ? t('keptByNobody') : t('keptBy', owner.by),
              placeOfCommitment(owner, { model, translator }),
              entryLinks([register], translator),
            ]),
          },
        ],
      },
    ],
  };
};

/** The claims of the marketing texts; those without evidence are recorded and not shown. */
export const claimsArea = ({ model }: Project, translator: Translator): AuditArea => {
  const { t, locale } = translator;
  return {
    id: 'claims',
    title: t('claims'),
    sections: [
      {
        id: 'claims-table',
        title: t('allClaims'),
        blocks: [
          {
            kind: 'table',
            title: t('claims'),
            head: [t('statement'), t('scope'), t('source'), t('entry'), t('evidenceOfClaim')],
            rows: model.claims.map((claim) => [
              localized(claim.statement, translator).replaceAll('{value}', formatNumber(claim.value, locale)),
              localizedText(claim.scope, translator),
              sourceText(claim.source, translator),
              entryLinks(claim.register, translator),
              claim.evidence === null
                ? t('notShown')
                : `${t('shown')}: ${claim.evidence.document}, ${claim.evidence.date}`,
            ]),
          },
        ],
      },
    ],
  };
};
