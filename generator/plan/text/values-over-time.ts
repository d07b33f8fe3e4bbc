import { formatCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { type Interval, parameterIntervals } from '../../rules/meaning/parameter-value.ts';

const words = {
  pl: { from: 'od', to: 'do', or: 'albo' },
  en: { from: 'from', to: 'until', or: 'or' },
} as const satisfies Record<Locale, object>;

const daysText = ({ from, to }: Interval, locale: Locale): string =>
  [
    ...(Number.isFinite(from) ? [`${words[locale].from} ${formatCivilDate(from)}`] : []),
    ...(Number.isFinite(to) ? [`${words[locale].to} ${formatCivilDate(to)}`] : []),
  ].join(' ');

/** Each value of a number, with the days on which it applies: `3 years (until 2026-11-20) or 4 years (from 2026-11-21)`. */
export const describeValuesOverTime = (
  parameter: Parameter,
  locale: Locale,
  valueText: (value: number) => string | null,
): string =>
  parameterIntervals(parameter)
    .map((interval) => `${valueText(interval.value) ?? interval.value} (${daysText(interval, locale)})`)
    .join(` ${words[locale].or} `);
