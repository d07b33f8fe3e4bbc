import { valueCombinations } from '#generator/rules/cases/boundary-cases.ts';
import { prepareDecisionTable, type Values } from '#generator/rules/meaning/interpret.ts';
import { parameterValueById } from '#generator/rules/meaning/parameter-value.ts';
import { isNullableDomain, listedValuesOfDomain } from '#generator/rules/meaning/region.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import type { CourseType } from '#model/schema/courses.ts';
import { type Audit, useAudit } from '../../audit.ts';
import { Table } from '../../parts/table.tsx';
import { formatRuleName, ruleValueInWords } from '../../words/rule-words.ts';

/** More columns of results than this are no help; the table of the rule shows them. */
const mostColumns = 8;

/** Whether the site shows dates of a course. */
const hasDates = (course: CourseType, { project }: Audit): boolean =>
  course.calendar !== null &&
  project.model.audiences.some(({ id, client }) => id === course.audience && client !== null);

/** What rules are given of a course: its own fields, its age as a number; null of a rule about dates where the site shows none. */
const courseValues = (course: CourseType, { area }: DecisionTable, audit: Audit): Values | null => {
  const { cases } = audit;
  if (area !== 'prices' && !hasDates(course, audit)) return null;
  const scalars = Object.entries(course).filter(
    (field): field is [string, string | boolean] => typeof field[1] === 'string' || typeof field[1] === 'boolean',
  );
  const { parameters, editionDay } = cases.around;
  return {
    ...Object.fromEntries(scalars),
    minimumAge: parameterValueById(parameters, course.minimumAge, editionDay),
  };
};

const courseName = (course: CourseType, { locale }: Audit): string => course.name[locale];

interface AlikeProps {
  readonly table: DecisionTable;
  readonly known: readonly { readonly course: CourseType; readonly values: Values | null }[];
}

/** For a rule about dates without an input about the course: which courses can have its results now, and which have no dates. */
const AlikeForCourses = ({ table, known }: AlikeProps) => {
  const audit = useAudit();
  const { t } = audit;
  const results = listedValuesOfDomain(table.outputs)?.map((value) => ruleValueInWords(value, table.outputs, audit));
  const [dated, undated] = [
    known.filter(({ values }) => values !== null),
    known.filter(({ values }) => values === null),
  ];
  const names = (of: typeof known): string => of.map(({ course }) => courseName(course, audit)).join(', ') || t.none();
  return (
    <>
      <h3>{t.byCourse()}</h3>
      <p>{t.alikeForCourses()}</p>
      <Table
        head={[t.courses(), t.result()]}
        rows={[
          { cells: [names(dated), results?.join(` ${t.or()} `) ?? t.any()] },
          { cells: [names(undated), t.noDates()] },
        ]}
      />
    </>
  );
};

/** What a rule decides for each course, where an input is a field of a course; courses with the same results share one row. */
export const ByCourse = ({ table }: { readonly table: DecisionTable }) => {
  const audit = useAudit();
  const { t, project, cases } = audit;
  const known = project.model.courseTypes.map((course) => ({ course, values: courseValues(course, table, audit) }));
  const inputs = Object.entries(table.inputs);
  const given = inputs.filter(([name]) => known.some(({ values }) => values?.[name] !== undefined));
  if (given.length === 0) return table.area === 'availability' ? <AlikeForCourses table={table} known={known} /> : null;
  const others = inputs.filter(([name]) => !given.some(([one]) => one === name));
  const axes = others.map(([name, domain]) => [
    name,
    [
      ...(listedValuesOfDomain(domain) ?? []),
      ...(listedValuesOfDomain(domain) !== null && isNullableDomain(domain) ? [null] : []),
    ],
  ]);
  const columns = valueCombinations(Object.fromEntries(axes));
  const shown = columns.length <= mostColumns ? columns : [];
  const decide = prepareDecisionTable(table, cases.around);
  const rows = known.map(({ course, values }) => ({
    course,
    cells:
      values === null
        ? [...given, ...shown].map(() => t.noDates())
        : [
            ...given.map(([name, domain]) => ruleValueInWords(values[name] ?? null, domain, audit)),
            ...shown.map((column) => {
              const own = Object.fromEntries(given.map(([name]) => [name, values[name] ?? null]));
              return ruleValueInWords(decide({ ...own, ...column })?.value ?? null, table.outputs, audit);
            }),
          ],
  }));
  return (
    <>
      <h3>{t.byCourse()}</h3>
      <Table
        head={[
          t.courses(),
          ...given.map(([name]) => formatRuleName(name, table, audit)),
          ...shown.map((column) =>
            others.length === 0
              ? t.result()
              : others
                  .map(
                    ([name, domain]) =>
                      `${formatRuleName(name, table, audit)}: ${ruleValueInWords(column[name] ?? null, domain, audit)}`,
                  )
                  .join(', '),
          ),
        ]}
        rows={[...Map.groupBy(rows, ({ cells }) => cells.join('\n')).values()].map((group) => ({
          cells: [group.map(({ course }) => courseName(course, audit)).join(', '), ...(group[0]?.cells ?? [])],
        }))}
      />
    </>
  );
};
