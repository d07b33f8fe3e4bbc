import type { AuditArea, AuditBlock, AuditSection } from '#domain/audit/audit-data.ts';
import type { Evidence, Witness } from '#domain/audit/evidence.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Messages } from '#generated/i18n/messages.ts';

type Texts = Messages['audit-evidence'];

const isUse = ({ kind }: Witness): boolean => kind === 'use' || kind === 'question';

const ruleBlocks = (rule: string, { rules, mutation }: Evidence, t: Texts): readonly AuditBlock[] => {
  const witnesses = rules[rule];
  if (witnesses === undefined) return [];
  const figure = mutation[rule];
  const unused: readonly AuditBlock[] = witnesses.some(isUse) ? [] : [{ kind: 'paragraph', text: t.unused() }];
  return [
    {
      kind: 'table',
      title: t.witnesses(),
      head: [t.file(), t.role()],
      rows: witnesses.map(({ file, kind }) => [codeText(file), t[kind]()]),
    },
    ...unused,
    { kind: 'paragraph', text: `${t.mutation()}: ${figure === undefined ? t.notMeasured() : t.noticedOfAll(figure)}` },
  ];
};

const numbersSection = ({ parameters }: Evidence, t: Texts): AuditSection => ({
  id: 'evidence-numbers',
  title: t.numbers(),
  blocks: [
    {
      kind: 'table',
      title: t.numbers(),
      head: [t.number(), t.file()],
      rows: Object.entries(parameters).flatMap(([id, files]) => files.map((file) => [codeText(id), codeText(file)])),
    },
  ],
});

/** A test in a table has no title of its own. */
const claimsSection = ({ claims }: Evidence, t: Texts): AuditSection => ({
  id: 'evidence-claims',
  title: t.claims(),
  blocks: [
    {
      kind: 'table',
      title: t.claims(),
      head: [t.claim(), t.file(), t.testTitle()],
      rows: Object.entries(claims).flatMap(([id, tests]) =>
        tests.map(({ file, test }) => [codeText(id), codeText(file), codeText(test)]),
      ),
    },
  ],
});

const mutationSection = ({ rules, mutation }: Evidence, t: Texts): AuditSection => {
  const rows = Object.entries(mutation)
    .filter(([id]) => rules[id] === undefined)
    .map(([id, { total, noticed, equivalent }]) => [codeText(id), ...[total, noticed, equivalent].map(String)]);
  const head = [t.module(), t.faults(), t.noticed(), t.equivalent()];
  return {
    id: 'evidence-mutation',
    title: t.mutation(),
    blocks: [
      { kind: 'paragraph', text: t.mutationMeaning() },
      rows.length === 0
        ? { kind: 'paragraph', text: t.notMeasured() }
        : { kind: 'table', title: t.modules(), head, rows },
    ],
  };
};

const about = (text: string, title: string): AuditSection => ({
  id: 'evidence-about',
  title,
  blocks: [{ kind: 'paragraph', text }],
});

/** The areas of the audit with what code and tests say; without evidence they say that there is none. */
export const joinEvidence = (
  areas: readonly AuditArea[],
  evidence: Evidence | null,
  t: Texts,
): readonly AuditArea[] => {
  const own = (sections: readonly AuditSection[]): AuditArea => ({ id: 'evidence', title: t.heading(), sections });
  if (evidence === null) return [...areas, own([about(t.none({ command: 'npm run evidence' }), t.witnesses())])];
  const joined = areas.map((area) => ({
    ...area,
    sections: area.sections.map((section) => ({
      ...section,
      blocks: [...section.blocks, ...ruleBlocks(section.id, evidence, t)],
    })),
  }));
  const sections = [claimsSection(evidence, t), numbersSection(evidence, t), mutationSection(evidence, t)];
  return [...joined, own([about(t.about({ day: evidence.gathered }), t.witnesses()), ...sections])];
};
