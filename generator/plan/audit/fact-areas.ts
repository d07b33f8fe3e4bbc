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
  const { words, around } = reader;
  const ids = Object.keys(around.parameters);
  const rules = project.rules.map(({ title, ...rule }) => ({ title, text: JSON.stringify(rule) }));
  return {
    id: 'parameters',
    title: words.allParameters,
    sections: [
      { id: 'parameter-values', title: words.parameters, blocks: [parameterTable(ids, words.allParameters, reader)] },
      {
        id: 'parameter-uses',
        title: words.usedBy,
        blocks: [
          {
            kind: 'table',
            title: words.usedBy,
            head: [words.parameter, words.value, words.rule, words.place],
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
export const registerArea = ({ facts }: Project, reader: Reader): AuditArea => ({
  id: 'register',
  title: reader.words.register,
  sections: (['open', 'decided', 'confirmed'] as const).map((status): AuditSection => {
    const { words } = reader;
    const entries = facts.register.filter((entry) => entry.status === status);
    return {
      id: `register-${status}`,
      title: `${words.statuses[status]} (${entries.length})`,
      blocks:
        entries.length === 0
          ? []
          : [
              {
                kind: 'table',
                title: `${words.register}: ${words.statuses[status]}`,
                head: [words.entry, words.subject, words.says, words.decision, words.reason, words.confirms],
                rows: entries.map((entry) => [
                  entry.id,
                  worded(entry.subject, reader),
                  joined(
                    entry.says.map(({ section, variant }) =>
                      joined([`${words.section} ${section}`, worded(variant, reader)], ': '),
                    ),
                    '; ',
                  ),
                  worded(entry.decision, reader),
                  worded(entry.reason, reader),
                  words.confirmers[entry.confirmedBy],
                ]),
              },
            ],
    };
  }),
});

/** The claims of the marketing texts; those without evidence are recorded and not shown. */
export const claimsArea = ({ facts }: Project, reader: Reader): AuditArea => {
  const { words, locale } = reader;
  return {
    id: 'claims',
    title: words.claims,
    sections: [
      {
        id: 'claims-table',
        title: words.allClaims,
        blocks: [
          {
            kind: 'table',
            title: words.claims,
            head: [words.statement, words.scope, words.source, words.entry, words.evidenceOfClaim],
            rows: facts.claims.map((claim) => [
              said(claim.statement, reader).replaceAll('{value}', formatNumber(claim.value, locale)),
              worded(claim.scope, reader),
              sourceText(claim.source, reader),
              claim.register.join(', '),
              claim.evidence === null
                ? words.notShown
                : `${words.shown}: ${claim.evidence.document}, ${claim.evidence.date}`,
            ]),
          },
        ],
      },
    ],
  };
};
