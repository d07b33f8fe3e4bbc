import type { AuditArea, AuditSection, AuditText } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import { officeCommands } from '#model/promises/office-commands.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Promised } from '#model/schema/promises.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Project } from '../../../validate/project.ts';
import { relationText } from '../../../validate/relations.ts';
import { amountText, parameterName, parameterTable } from '../blocks/parameter-blocks.ts';
import { entryLinks, worded } from '../passages.ts';
import { type Reader, said } from '../reader.ts';
import { sourceText } from '../source-text.ts';

/** Every name and text that stands in a rule, as JSON. */
const wordsOf = ({ title, ...rule }: Rule): ReadonlySet<string> =>
  new Set(JSON.stringify(rule).match(/"(?:[^"\\]|\\.)*"/g));

/** All numbers of the business, and where each is used. */
export const parametersArea = (project: Project, reader: Reader): AuditArea => {
  const { say, around } = reader;
  const ids = Object.keys(around.parameters);
  const rules = project.searched.rules.map((rule) => ({ title: rule.title, words: wordsOf(rule) }));
  return {
    id: 'parameters',
    title: say('allParameters'),
    sections: [
      { id: 'parameter-values', title: say('parameters'), blocks: [parameterTable(ids, say('allParameters'), reader)] },
      {
        id: 'parameter-relations',
        title: say('relations'),
        blocks: [
          {
            kind: 'table',
            title: say('relations'),
            head: [say('relation'), say('source')],
            rows: project.model.relations.map((relation) => [
              codeText(relationText(relation, (id) => id)),
              sourceText(relation.source, reader),
            ]),
          },
        ],
      },
      {
        id: 'parameter-uses',
        title: say('usedBy'),
        blocks: [
          {
            kind: 'table',
            title: say('usedBy'),
            head: [say('parameter'), say('value'), say('rule'), say('place')],
            rows: ids.map((id) => [
              parameterName(id, reader),
              around.parameters[id]?.values
                .map(({ value }) => amountText(value, around.parameters[id]?.unit ?? 'count', reader))
                .join('; ') ?? '',
              joined(
                rules.filter(({ words }) => words.has(`"${id}"`)).map(({ title }) => said(title, reader)),
                ', ',
              ),
              joined(
                reader.uses.ofParameter(id).map(({ place }) => codeText(place)),
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
export const confirmation = (entry: RegisterEntry, { say }: Reader): string =>
  'closed' in entry
    ? `${say('confirmer', entry.closed.by)}, ${entry.closed.on}, ${entry.closed.document}`
    : say('confirmer', entry.confirmedBy);

/** The register of contradictions, a section per state of an entry. */
export const registerArea = ({ model }: Project, reader: Reader): AuditArea => ({
  id: 'register',
  title: reader.say('register'),
  sections: (['open', 'decided', 'answered', 'settled'] as const).map((status): AuditSection => {
    const { say } = reader;
    const entries = model.register.filter((entry) => entry.status === status);
    return {
      id: `register-${status}`,
      title: `${say('status', status)} (${entries.length})`,
      blocks:
        entries.length === 0
          ? []
          : [
              {
                kind: 'table',
                title: `${say('register')}: ${say('status', status)}`,
                head: [
                  say('entry'),
                  say('subject'),
                  say('says'),
                  say('decision'),
                  say('reason'),
                  say('witness'),
                  say('confirms'),
                  say('area'),
                ],
                rows: entries.map((entry) => [
                  entryLinks([entry.id], reader),
                  worded(entry.subject, reader),
                  joined(
                    entry.says.map(({ clauses, variant }) =>
                      joined([clauses.join(', '), worded(variant, reader)], ': '),
                    ),
                    '; ',
                  ),
                  worded(entry.decision, reader),
                  worded(entry.reason, reader),
                  joined(
                    entry.witness.map((witness) => codeText(witness)),
                    ', ',
                  ),
                  confirmation(entry, reader),
                  say('registerArea', entry.area),
                ]),
              },
            ],
    };
  }),
});

/** The command by which the office keeps a promise, or the mail that does. */
export const placeOfPromise = (
  job: Promised['job'],
  { model, reader }: { model: Project['model']; reader: Reader },
): AuditText => {
  if (job === null) return '';
  if (job.by === 'office') {
    return joined([said(officeCommands[job.command], reader), codeText(`npm run office -- ${job.command}`)], ': ');
  }
  const mail = model.mails.find(({ id }) => id === job.mail);
  return mail === undefined ? '' : said(mail.name, reader);
};

/** What texts promise, by which words, and who keeps it. */
export const promisesArea = ({ model }: Project, reader: Reader): AuditArea => {
  const { say, locale } = reader;
  return {
    id: 'promises',
    title: say('promises'),
    sections: [
      {
        id: 'promises-table',
        title: say('allPromises'),
        blocks: [
          {
            kind: 'table',
            title: say('promises'),
            head: [say('promise'), say('words'), say('keeps'), say('sees'), say('entry')],
            rows: model.promises.map(({ id, name, words, job, register }) => [
              joined([said(name, reader), codeText(id)], ' '),
              words[locale].map((one) => say('quoted').replace('{text}', one)).join(', '),
              job === null ? say('keptByNobody') : say('keptBy', job.by),
              placeOfPromise(job, { model, reader }),
              entryLinks([register], reader),
            ]),
          },
        ],
      },
    ],
  };
};

/** The claims of the marketing texts; those without evidence are recorded and not shown. */
export const claimsArea = ({ model }: Project, reader: Reader): AuditArea => {
  const { say, locale } = reader;
  return {
    id: 'claims',
    title: say('claims'),
    sections: [
      {
        id: 'claims-table',
        title: say('allClaims'),
        blocks: [
          {
            kind: 'table',
            title: say('claims'),
            head: [say('statement'), say('scope'), say('source'), say('entry'), say('evidenceOfClaim')],
            rows: model.claims.map((claim) => [
              said(claim.statement, reader).replaceAll('{value}', formatNumber(claim.value, locale)),
              worded(claim.scope, reader),
              sourceText(claim.source, reader),
              entryLinks(claim.register, reader),
              claim.evidence === null
                ? say('notShown')
                : `${say('shown')}: ${claim.evidence.document}, ${claim.evidence.date}`,
            ]),
          },
        ],
      },
    ],
  };
};
