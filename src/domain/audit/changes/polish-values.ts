import { priceText } from '../../money/amount.ts';
import { type PluralCategory, pluralCategory } from '../../texts/plural.ts';
import type { AuditText } from '../audit-data.ts';
import { joined, phrase, written } from '../audit-text.ts';
import { codeText, ruleValueText } from '../rule-text.ts';
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
} from './change-data.ts';

/** One, few and many of a thing: miejsce, miejsca, miejsc. */
type Forms = readonly [one: string, few: string, many: string];

const places: Readonly<Record<PluralCategory, 0 | 1 | 2>> = { one: 0, few: 1, many: 2, other: 1 };

export const counted = (count: number, forms: Forms): string =>
  `${count} ${forms[places[pluralCategory('pl', count)]]}`;

/** The word of a reader; where the revision has none, the name of the code. */
export const labelled = ({ id, pl }: LabelledId): AuditText => pl ?? codeText(id);

const amount = (value: number, as: Measure): string =>
  ruleValueText(value, { kind: as === 'number' ? 'integer' : as, words: [] }, 'pl');

const range = ({ from, to, as }: Extract<DescribedValue, { kind: 'range' }>): string => {
  if (from !== null && to !== null) return `od ${amount(from, as)} do ${amount(to, as)}`;
  if (from !== null) return as === 'day' ? `od ${amount(from, as)}` : `${amount(from, as)} lub więcej`;
  if (to === null) return 'dowolna wartość';
  return as === 'day' ? `do ${amount(to, as)}` : `${amount(to, as)} lub mniej`;
};

export const value = (described: DescribedValue): AuditText => {
  if (described.kind === 'word') return labelled(described.word);
  if (described.kind === 'copy') return phrase`to samo co ${labelled(described.of)}`;
  if (described.kind === 'amount') return amount(described.value, described.as);
  if (described.kind === 'range') return range(described);
  if (described.kind === 'text') return described.value === '' ? 'puste' : phrase`„${written(described.value, 'pl')}”`;
  if (described.kind === 'truth') return described.value ? 'tak' : 'nie';
  return described.kind === 'null' ? 'nie podano' : 'dowolny tekst';
};

export const conditions = (where: readonly Condition[]): AuditText =>
  where.length === 0
    ? 'w każdym przypadku'
    : joined(
        where.map(({ name, among }) => phrase`${labelled(name)}: ${joined(among.map(value), ' lub ')}`),
        ', ',
      );

export const outcome = (described: Outcome): AuditText => {
  if (described.kind === 'none') return 'brak rozstrzygnięcia';
  if (described.kind === 'ignored') return 'nic się nie dzieje';
  if (described.kind !== 'step') return value(described);
  const set = described.set.map(({ name, how }): AuditText => {
    if (how.kind === 'next') return phrase`${labelled(name)}: o 1 więcej`;
    if (how.kind === 'previous') return phrase`${labelled(name)}: o 1 mniej`;
    return phrase`${labelled(name)}: ${value(how)}`;
  });
  const effects = described.effects.map((effect) => phrase`skutek „${labelled(effect)}”`);
  return joined([phrase`stan „${labelled(described.to)}”`, ...set, ...effects], ', ');
};

const domains = {
  integer: 'liczba całkowita',
  money: 'kwota',
  length: 'długość',
  day: 'dzień',
  boolean: 'tak albo nie',
  text: 'tekst',
  instant: 'chwila',
} as const;

export const domain = (described: DescribedDomain): AuditText => {
  if (described.kind === 'nullable') return phrase`${domain(described.of)} albo nic`;
  if (described.kind === 'oneOf') return phrase`jedna z wartości: ${joined(described.words.map(labelled), ', ')}`;
  if (described.kind !== 'integer') return domains[described.kind];
  const { from, to } = described;
  return from === null && to === null
    ? domains.integer
    : `${domains.integer}: ${range({ kind: 'range', as: 'number', from, to })}`;
};

export const answer = (described: Answer): AuditText => {
  if (described.kind === 'moved') return phrase`przekierowanie 301 do ${codeText(described.to)}`;
  if (described.kind === 'gone') return phrase`410: ${written(described.reason, 'en')}`;
  return {
    nothing: 'nic',
    page: 'strona',
    otherPage: 'teraz jest tam inna strona',
    unmoved: 'bez przekierowania: 404',
    missing: 'brak odpowiedzi: 404',
  }[described.kind];
};

const units: Readonly<Record<string, Forms>> = {
  minute: ['minuta', 'minuty', 'minut'],
  hour: ['godzina', 'godziny', 'godzin'],
  day: ['dzień', 'dni', 'dni'],
  weekend: ['weekend', 'weekendy', 'weekendów'],
  month: ['miesiąc', 'miesiące', 'miesięcy'],
  year: ['rok', 'lata', 'lat'],
  millisecond: ['milisekunda', 'milisekundy', 'milisekund'],
  character: ['znak', 'znaki', 'znaków'],
  octet: ['bajt', 'bajty', 'bajtów'],
  digit: ['cyfra', 'cyfry', 'cyfr'],
  place: ['miejsce', 'miejsca', 'miejsc'],
  question: ['pytanie', 'pytania', 'pytań'],
  task: ['zadanie', 'zadania', 'zadań'],
  simulation: ['symulowana akcja', 'symulowane akcje', 'symulowanych akcji'],
  person: ['osoba', 'osoby', 'osób'],
};

const inUnit = (count: number, unit: string): string => {
  if (unit === 'grosze') return priceText(count, 'pl');
  if (unit === 'percent') return `${count}%`;
  const forms = units[unit];
  return forms === undefined ? String(count) : counted(count, forms);
};

/** The time line of a number, e.g. „349,00 zł do 2026-12-31, 369,00 zł od 2027-01-01”. */
export const number = ({ unit, values }: DescribedNumber): string =>
  values
    .map((interval) =>
      [
        inUnit(interval.value, unit),
        ...(interval.from === null ? [] : [`od ${interval.from}`]),
        ...(interval.to === null ? [] : [`do ${interval.to}`]),
      ].join(' '),
    )
    .join(', ');

/** What kind of document a source is. */
export const documentNames = {
  specification: 'specyfikacja',
  law: 'prawo',
  guideline: 'wytyczne',
  register: 'rejestr',
  decision: 'decyzja',
  knowledge: 'powszechnie wiadomo',
} as const;

export const source = (described: DescribedSource | undefined): AuditText => {
  if (described === undefined) return 'nic';
  if ('data' in described) return codeText(described.data);
  return joined(
    described.map(({ document, names, detail }) => {
      const cited =
        document === 'law' || document === 'guideline' ? joined(names.map(codeText), ', ') : names.join(', ');
      const words = detail === null ? '' : phrase`: ${detail.pl ?? written(detail.id, 'en')}`;
      return phrase`${documentNames[document]} ${cited}${words}`;
    }),
    '; ',
  );
};
