import type { RuleField, TrialRule } from '#domain/audit/audit-data.ts';
import type { AuditPlan, CaseCourse } from '#domain/audit/audit-plan.ts';
import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import { zlotyOf } from '#domain/money/amount.ts';
import { noDiscount } from '#forms/registration/price-question.ts';
import { auditTexts } from '../texts.ts';

/** The name under which the whole way of a registration is tried. */
const chainId = 'registration-case';

const wordsOf = (locale: Locale) => {
  const t = auditTexts(locale);
  const slot = (name: string): string => `{${name}}`;
  return {
    whatToTry: t.whatToTry(),
    chain: t.chain(),
    absent: t.absent(),
    yes: t.yes(),
    no: t.no(),
    result: t.result(),
    row: t.row(),
    decidedWhen: t.decidedWhen(),
    sentence: t.sentence(),
    next: t.next(),
    refused: t.refused(),
    ignored: t.ignored(),
    finalState: t.finalState(),
    noEffect: t.noEffect(),
    inPolishTime: t.inPolishTime({ name: slot('name') }),
    inZloty: t.inZloty({ name: slot('name') }),
    given: t.given(),
    asExample: t.asExample(),
    outside: t.outside({ value: slot('value'), name: slot('name'), wanted: slot('wanted') }),
    wantedWhole: t.wantedWhole(),
    wantedFrom: t.wantedFrom({ from: slot('from') }),
    wantedBetween: t.wantedBetween({ from: slot('from'), to: slot('to') }),
    wantedMoney: t.wantedMoney(),
    wantedDay: t.wantedDay(),
    wantedWord: t.wantedWord(),
    wantedInstant: t.wantedInstant(),
    noPrice: t.noPrice(),
    required: t.required(),
    optional: t.optional(),
    hidden: t.hidden(),
    byModel: t.byModel(),
    byOthers: t.byOthers(),
    changedCases: t.changedCases(),
    asStated: t.asStated(),
    noneChanged: t.noneChanged({ total: slot('total') }),
    someChanged: t.someChanged({ changed: slot('changed'), total: slot('total') }),
    firstOfChanged: t.firstOfChanged({ shown: slot('shown') }),
    restore: t.restore(),
  };
};

export type TrialTexts = ReturnType<typeof wordsOf>;

const plainField = { nullable: false, words: [], from: null, to: null } as const;

/** What the visitor says about discounts; who comes with a guardian follows from the day of birth. */
const discountFields = (rules: readonly TrialRule[]): readonly RuleField[] =>
  rules
    .filter((rule) => rule.kind === 'decision')
    .filter(({ id }) => id === 'discount')
    .flatMap(({ fields }) => fields.filter(({ name }) => name in noDiscount && name !== 'guardianPair'));

const chainFields = (
  courses: readonly CaseCourse[],
  { rules, locale }: { readonly rules: readonly TrialRule[]; readonly locale: Locale },
): readonly RuleField[] => {
  const t = auditTexts(locale);
  return [
    {
      ...plainField,
      name: 'course',
      label: t.course(),
      kind: 'oneOf',
      words: courses.map(({ id, name }) => ({ value: id, label: name })),
    },
    { ...plainField, name: 'price', label: t.casePrice(), kind: 'money', nullable: true, from: 0 },
    { ...plainField, name: 'freePlaces', label: t.casePlaces(), kind: 'integer', nullable: true },
    { ...plainField, name: 'startDay', label: t.startDay(), kind: 'day' },
    { ...plainField, name: 'birthDay', label: t.birthDay(), kind: 'day' },
    { ...plainField, name: 'bookedAt', label: t.bookedAt(), kind: 'instant' },
    { ...plainField, name: 'withDocument', label: t.withDocument(), kind: 'boolean' },
    ...discountFields(rules),
  ];
};

/** What the script of the form needs: the rules as they can be tried, and the case that goes through several of them. */
export interface TrialData {
  readonly locale: Locale;
  readonly rules: readonly TrialRule[];
  readonly courses: readonly CaseCourse[];
  readonly chain: {
    readonly id: string;
    readonly fields: readonly RuleField[];
    readonly first: Readonly<Record<string, string>>;
  };
  /** Labels of the fields of the registration form. */
  readonly labels: Readonly<Record<string, string>>;
  readonly words: TrialTexts;
}

const daysAhead = 30;
/** The first participant that is shown is of age. */
const daysOfLife = 12_000;

/** The price of a course as its field shows it. */
const priceEntry = (course: CaseCourse | undefined): string =>
  course?.price === undefined || course.price === null ? '' : zlotyOf(course.price).toFixed(2);

const daysAfter = (day: string, days: number): string => formatCivilDate((parseCivilDate(day) ?? 0) + days);

/** A script that leaves the data of the form where `try.js` looks for them. The case begins on the day of the edition. */
export const trialData = ({ trial, courses, edition, labels }: AuditPlan, locale: Locale): string => {
  const data: TrialData = {
    locale,
    rules: trial[locale],
    courses: courses[locale],
    chain: {
      id: chainId,
      fields: chainFields(courses[locale], { rules: trial[locale], locale }),
      first: {
        course: courses[locale][0]?.id ?? '',
        price: priceEntry(courses[locale][0]),
        freePlaces: '',
        startDay: daysAfter(edition, daysAhead),
        birthDay: daysAfter(edition, -daysOfLife),
        bookedAt: `${edition}T09:00:00`,
        withDocument: 'false',
        ...Object.fromEntries(discountFields(trial[locale]).map(({ name }) => [name, 'false'])),
      },
    },
    labels: labels[locale],
    words: wordsOf(locale),
  };
  return `window.auditTrial=${JSON.stringify(data)};\n`;
};
