import { formatNumberWithUnit } from '#generator/plan/text/format-fact.ts';
import { ruleParameters } from '#generator/rules/meaning/rule-parameters.ts';
import { unitTextsInLocale } from '#generator/validate/numbers-in-texts.ts';
import type { Area } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { type Audit, useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';
import { EntryLink, RuleLink, SourceText } from '../parts/links.tsx';
import { Table } from '../parts/table.tsx';
import { Lines, Listed, Words } from '../parts/words.tsx';
import { groupTextsByNumber, TextsByKind } from '../texts/texts-naming.tsx';
import { textInAuditLanguage } from '../words/rule-words.ts';

const amountText = (value: number, { unit }: Parameter, { project, locale }: Audit): string =>
  formatNumberWithUnit({ value, unit, form: 'nominative' }, locale, unitTextsInLocale(project.content, locale)) ??
  String(value);

/** Each value of a number with the days on which it applies. */
export const parameterValueTexts = (parameter: Parameter, audit: Audit): readonly string[] =>
  parameter.values.map(({ from, to = null, value }) => {
    const days = [
      ...(from === null ? [] : [audit.t.fromDay({ day: from })]),
      ...(to === null ? [] : [audit.t.toDay({ day: to })]),
    ];
    return `${amountText(value, parameter, audit)}${days.length === 0 ? '' : ` (${days.join(' ')})`}`;
  });

const relationKeys = { sum: 'isSum', share: 'isShare', below: 'isBelow', next: 'isNext' } as const;

/** The relations between this number and others, in words. */
const relationTexts = (id: string, audit: Audit): readonly string[] => {
  const { t, project } = audit;
  const parameterName = (one = ''): string => {
    const parameter = project.parameters[one];
    return parameter === undefined ? one : t.quoted({ text: textInAuditLanguage(audit, parameter.name) });
  };
  return project.model.relations
    .filter(({ of, is }) => [...of, is].includes(id))
    .map(({ kind, of, is }) =>
      t[relationKeys[kind]]({ a: parameterName(of[0]), b: parameterName(of[1]), is: parameterName(is) }),
    );
};

const areas: readonly Area[] = ['prices', 'bookings', 'availability', 'dates', 'forms', 'site', 'widgets'];

/** An amount is about prices, another number about what the first rule is that reads it. */
const areaOf = (id: string, { project }: Audit): Area =>
  project.parameters[id]?.unit === 'grosze'
    ? 'prices'
    : (project.rules.find((rule) => ruleParameters(rule).includes(id))?.area ?? 'site');

/** Every number of the business in a row. */
export const NumbersDocument = () => {
  const audit = useAudit();
  const { t, project } = audit;
  const naming = groupTextsByNumber(audit);
  const rows = Object.entries(project.parameters)
    .map(([id, parameter]) => ({ id, parameter, area: areaOf(id, audit) }))
    .toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area));
  return (
    <Document id="numbers" title={t.numbers()}>
      <p className="lead">{t.numbersLead()}</p>
      <Table
        filter
        head={[
          t.number(),
          t.area(),
          t.valueByDay(),
          t.source(),
          t.otherValues(),
          t.decision(),
          t.rules(),
          t.inTexts(),
          t.relation(),
          t.nameInModel(),
        ]}
        rows={rows.map(({ id, parameter, area }) => ({
          id,
          cells: [
            <Words of={parameter.name} key="name" />,
            t[area](),
            <Lines items={parameterValueTexts(parameter, audit)} key="values" />,
            <SourceText of={parameter.source} key="source" />,
            <Lines
              items={(parameter.variants ?? []).map(({ value, source }) => (
                <>
                  {amountText(value, parameter, audit)}: <SourceText of={source} />
                </>
              ))}
              key="variants"
            />,
            parameter.register === undefined ? '' : <EntryLink id={parameter.register} key="entry" />,
            <Listed
              items={project.rules
                .filter((rule) => ruleParameters(rule).includes(id))
                .map((rule) => <RuleLink id={rule.id} key={rule.id} />)}
              key="rules"
            />,
            <TextsByKind of={naming.get(id) ?? []} key="texts" />,
            <Lines items={relationTexts(id, audit)} key="relations" />,
            <code key="id">{id}</code>,
          ],
        }))}
      />
    </Document>
  );
};
