import { formatCivilDate } from '../../dates/civil-date.ts';
import { priceText } from '../../money/amount.ts';
import type { AuditText } from '../audit-data.ts';
import { joined, phrase, together } from '../audit-text.ts';
import { ruleValueText } from '../rule-text.ts';
import type {
  Answer,
  Condition,
  DescribedDomain,
  DescribedNumber,
  DescribedSource,
  DescribedValue,
  LabelledId,
  Measure,
  Outcome,
  RowName,
} from './change-data.ts';

/** How names are printed: as in the code, or as readers know them. */
export type Naming = (name: LabelledId) => AuditText;

const amount = (value: number, as: Measure): string => {
  if (as === 'money') return priceText(value, 'en');
  if (as === 'day') return formatCivilDate(value);
  return as === 'instant' ? ruleValueText(value, { kind: 'instant', words: [] }, 'en') : String(value);
};

const range = ({ from, to, as }: Extract<DescribedValue, { kind: 'range' }>): string => {
  if (from !== null && to !== null) return `${amount(from, as)}..${amount(to, as)}`;
  if (from !== null) return `${amount(from, as)} or more`;
  return to === null ? 'anything' : `${amount(to, as)} or less`;
};

export const valueTexts = (described: DescribedValue, nameOf: Naming): AuditText => {
  if (described.kind === 'word') return nameOf(described.word);
  if (described.kind === 'copy') return phrase`= ${nameOf(described.of)}`;
  if (described.kind === 'amount') return amount(described.value, described.as);
  if (described.kind === 'range') return range(described);
  if (described.kind === 'text') return `“${described.value}”`;
  if (described.kind === 'truth') return String(described.value);
  return described.kind === 'null' ? 'null' : 'any text';
};

export const conditionTexts = (where: readonly Condition[], nameOf: Naming): AuditText =>
  where.length === 0
    ? 'every case'
    : joined(
        where.map(
          ({ name, among }) =>
            phrase`${nameOf(name)} = ${joined(
              among.map((value) => valueTexts(value, nameOf)),
              ' or ',
            )}`,
        ),
        ', ',
      );

export const outcomeTexts = (outcome: Outcome, nameOf: Naming): AuditText => {
  if (outcome.kind === 'none') return 'no result';
  if (outcome.kind === 'ignored') return 'nothing happens';
  if (outcome.kind !== 'step') return valueTexts(outcome, nameOf);
  const written = outcome.set.map(({ name, how }): AuditText => {
    if (how.kind === 'next') return phrase`${nameOf(name)} + 1`;
    if (how.kind === 'previous') return phrase`${nameOf(name)} − 1`;
    return phrase`${nameOf(name)} := ${how.kind === 'copy' ? nameOf(how.of) : valueTexts(how, nameOf)}`;
  });
  return joined([nameOf(outcome.to), ...written, ...outcome.effects.map(nameOf)], ', ');
};

export const domainTexts = (domain: DescribedDomain, nameOf: Naming): AuditText => {
  if (domain.kind === 'nullable') return phrase`${domainTexts(domain.of, nameOf)} or null`;
  if (domain.kind === 'oneOf') return joined(domain.words.map(nameOf), ' | ');
  if (domain.kind !== 'integer' || (domain.from === null && domain.to === null)) return domain.kind;
  return `${domain.kind} ${domain.from ?? ''}..${domain.to ?? ''}`;
};

export const answerTexts = (answer: Answer): string => {
  if (answer.kind === 'moved') return `301 to ${answer.to}`;
  if (answer.kind === 'gone') return `410, ${answer.reason}`;
  return {
    nothing: 'nothing',
    page: 'a page from now on',
    otherPage: 'now another page',
    unmoved: 'no redirect: 404',
    missing: 'no answer: 404',
  }[answer.kind];
};

const counted = (value: number, unit: string): string => {
  if (unit === 'count') return String(value);
  return `${value} ${value === 1 || unit === 'percent' ? unit : `${unit}s`}`;
};

/** The time line of a number, e.g. `349,00 zł to 2026-12-31, 369,00 zł from 2027-01-01`. */
export const numberTexts = ({ unit, values }: DescribedNumber): string =>
  values
    .map(({ from, to, value }) => {
      const shown = unit === 'grosze' ? priceText(value, 'en') : counted(value, unit);
      return [shown, ...(from === null ? [] : [`from ${from}`]), ...(to === null ? [] : [`to ${to}`])].join(' ');
    })
    .join(', ');

export const rowTexts = ({ table, row }: RowName, nameOf: Naming): AuditText =>
  row.id === '' || !/^[^{["]/.test(row.id) ? table : phrase`${table} ${nameOf(row)}`;

export const sourceTexts = (source: DescribedSource | undefined): string => {
  if (source === undefined) return 'nothing';
  if ('data' in source) return source.data;
  return source
    .map(({ document, names, detail }) =>
      together(`${document} ${names.join(', ')}`, detail === null ? '' : `: ${detail.en ?? detail.id}`),
    )
    .map((text) => (typeof text === 'string' ? text : text.join('')))
    .join('; ');
};
