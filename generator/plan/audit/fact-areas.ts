import type { AuditArea, AuditSection } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import type { Project } from '../../validate/project.ts';
import { amountText, parameterName, parameterTable } from './parameter-blocks.ts';
import { joined, sourceText, worded } from './passages.ts';
import { type Reader, said } from './reader.ts';
import { usesOfParameter } from './uses.ts';

/** All numbers of the business, and where each is used. */
export const parametersArea = (project: Project, reader: Reader): AuditArea => {
  const { say, around } = reader;
  const ids = Object.keys(around.parameters);
  const rules = project.searched.rules.map(({ title, ...rule }) => ({ title, text: JSON.stringify(rule) }));
  return {
    id: 'parameters',
    title: say('allParameters'),
    sections: [
      { id: 'parameter-values', title: say('parameters'), blocks: [parameterTable(ids, say('allParameters'), reader)] },
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
                rules.filter(({ text }) => text.includes(`"${id}"`)).map(({ title }) => said(title, reader)),
                ', ',
              ),
              joined(
                usesOfParameter(id, project).map(({ place }) => codeText(place)),
                ', ',
              ),
            ]),
          },
        ],
      },
    ],
  };
};

/** The register of contradictions, a section per state of an entry. */
export const registerArea = ({ model }: Project, reader: Reader): AuditArea => ({
  id: 'register',
  title: reader.say('register'),
  sections: (['open', 'decided', 'confirmed'] as const).map((status): AuditSection => {
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
                  say('confirms'),
                  say('area'),
                ],
                rows: entries.map((entry) => [
                  entry.id,
                  worded(entry.subject, reader),
                  joined(
                    entry.says.map(({ section, variant }) =>
                      joined([`${say('section')} ${section}`, worded(variant, reader)], ': '),
                    ),
                    '; ',
                  ),
                  worded(entry.decision, reader),
                  worded(entry.reason, reader),
                  say('confirmer', entry.confirmedBy),
                  say('registerArea', entry.area),
                ]),
              },
            ],
    };
  }),
});

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
              claim.register.join(', '),
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
