import { priceText } from '../../money/amount.ts';
import type { AuditText } from '../audit-data.ts';
import { joined, listed, phrase, written } from '../audit-text.ts';
import { codeText } from '../rule-text.ts';
import {
  type DescribedDomain,
  type DescribedNumber,
  type Details,
  type DetailTexts,
  type LabelledId,
  type SubjectTexts,
  wordsOnlyIn,
} from './change-data.ts';
import { type DataWords, sidesInWords } from './data-words.ts';
import { fieldPath, leadName, rowName, valueWord } from './polish-names.ts';
import { answer, conditions, counted, domain, labelled, number, outcome, source, value } from './polish-values.ts';
import { dataText, namedPath } from './text-difference.ts';
import { pictureInWords, textInWords } from './text-names.ts';

/** What stood and what stands. */
const change = (before: AuditText, after: AuditText): AuditText => phrase`przedtem ${before}, teraz ${after}`;

const quoted = (text: AuditText): AuditText => phrase`„${text}”`;

const at = (path: string, named: readonly LabelledId[] = []): AuditText =>
  namedPath(path) === '' ? '' : phrase`${fieldPath(namedPath(path), named)}: `;

const sides = ({
  before,
  after,
}: {
  readonly before: DescribedNumber | null;
  readonly after: DescribedNumber | null;
}) => {
  if (before === null) return after === null ? '' : `dodano: ${number(after)}`;
  return after === null ? `usunięto, przedtem ${number(before)}` : change(number(before), number(after));
};

const more: Readonly<Record<Details['more']['of'], readonly [string, string, string]>> = {
  addresses: ['adres', 'adresy', 'adresów'],
  redirects: ['przekierowanie', 'przekierowania', 'przekierowań'],
  answers: ['odpowiedź', 'odpowiedzi', 'odpowiedzi'],
  cases: ['przypadek graniczny', 'przypadki graniczne', 'przypadków granicznych'],
};

const parts: Readonly<Record<Details['part']['of'], Readonly<Record<Details['part']['is'], string>>>> = {
  input: { added: 'nowa dana wejściowa', removed: 'usunięta dana wejściowa' },
  result: { added: 'nowy wynik', removed: 'usunięty wynik' },
  state: { added: 'nowy stan', removed: 'usunięty stan' },
  event: { added: 'nowe zdarzenie', removed: 'usunięte zdarzenie' },
};

const tableKinds = { decision: 'tabela decyzyjna', transitions: 'tabela przejść' } as const;

const dataWords: DataWords = {
  locale: 'pl',
  yes: 'tak',
  no: 'nie',
  nothing: 'nie podano',
  field: fieldPath,
  word: valueWord,
  quoted,
};

const values = (detail: Details['value']): AuditText => {
  const { path, before, after } = detail;
  const [old, now] = sidesInWords(detail, dataWords, detail.names);
  const of = at(path, detail.names);
  if (before === undefined && typeof after === 'boolean') return phrase`${of}${now} (przedtem nie podano)`;
  if (before === undefined) return phrase`${of}dodano ${now}`;
  if (after === undefined) return phrase`${of}usunięto ${old}`;
  return phrase`${of}${change(old, now)}`;
};

const names = (of: readonly LabelledId[]): AuditText => listed(of.map((one) => quoted(labelled(one))));

/** What an input may be and might not, or the other way round. */
const domainChange = (before: DescribedDomain, after: DescribedDomain): AuditText => {
  if (before.kind !== 'oneOf' || after.kind !== 'oneOf') return change(domain(before), domain(after));
  const [gone, come] = [wordsOnlyIn(before, after), wordsOnlyIn(after, before)];
  return joined(
    [
      ...(gone.length === 0 ? [] : [phrase`odpada wartość ${names(gone)}`]),
      ...(come.length === 0 ? [] : [phrase`dochodzi wartość ${names(come)}`]),
    ],
    ', ',
  );
};

const reads = ({ come, left }: Details['reads']): AuditText => {
  if (left.length === 0) return phrase`zależy także od liczb: ${names(come)}`;
  if (come.length === 0) return phrase`nie zależy już od liczb: ${names(left)}`;
  return phrase`zależy od liczb: ${names(come)} zamiast od: ${names(left)}`;
};

const concerns = ({ rows, texts, more: others }: Details['concerns']): AuditText => {
  const places = listed([...rows.map(rowName), ...texts.map(codeText)]);
  return phrase`dotyczy: ${places}${others === 0 ? '' : ` i jeszcze ${counted(others, ['miejsca', 'miejsc', 'miejsc'])}`}`;
};

const movedBy = ({ amount, share }: Details['movedBy']): string => {
  const percent = share === null ? '' : ` (${amount > 0 ? '+' : '−'}${share.toFixed(1).replace('.', ',')}%)`;
  return `o ${priceText(Math.abs(amount), 'pl')} ${amount > 0 ? 'więcej' : 'mniej'}${percent}`;
};

/** What an operator answered; the words that stand for no text at all are ours. */
const answers: Readonly<Record<string, string>> = { yes: 'tak', no: 'nie', 'not given': 'nie podano' };
const described = (operatorAnswer: string): AuditText => answers[operatorAnswer] ?? codeText(operatorAnswer);

/** Details in Polish, as auditors read them. */
export const polishDetails: DetailTexts = {
  added: () => 'dodano',
  removed: () => 'usunięto',
  more: ({ count, of }) => `… i jeszcze ${counted(count, more[of])}`,
  addressAdded: ({ path }) => phrase`nowy adres ${codeText(path)}`,
  addressEnds: ({ path, answer: then }) => phrase`koniec adresu ${codeText(path)} (${answer(then)})`,
  addressMoves: ({ path, to, answer: then }) => phrase`adres ${change(codeText(path), codeText(to))} (${answer(then)})`,
  answers: ({ path, before, after }) =>
    phrase`${path === null ? '' : phrase`${codeText(path)}: `}${change(answer(before), answer(after))}`,
  withIt: ({ rows }) => phrase`razem z tym zmieniają się: ${joined(rows.map(rowName), '; ')}`,
  number: sides,
  movedBy,
  concerns,
  value: values,
  firstStated: ({ rows }) => {
    const called = rows.filter(({ pl }) => pl !== undefined);
    return phrase`opisane w modelu po raz pierwszy, więc nie ma z czym porównać${called.length === 0 ? '' : phrase`: ${names(called)}`}`;
  },
  source: ({ path, before, after }) => phrase`${at(path)}${change(source(before), source(after))}`,
  otherForm: () => 'reguła ma inną postać, więc porównano jej zapis',
  writtenOtherwise: () => 'zapisana inaczej; każdy przypadek rozstrzyga tak jak przedtem',
  rewritten: () => 'ułożona inaczej; każdy przypadek rozstrzyga tak jak przedtem',
  reads,
  because: ({ number: of, source: cited, register, ...line }) => {
    const entry = register === undefined ? '' : `; rejestr ${register}`;
    return phrase`powód: ${quoted(labelled(of))}: ${sides(line)} (${source(cited)}${entry})`;
  },
  tableKind: ({ before, after }) => change(tableKinds[before], tableKinds[after]),
  case: ({ day, where, before, after }) => {
    const on = day === null ? '' : phrase`w dniu ${value({ kind: 'amount', as: 'day', value: day })}, `;
    return phrase`${on}${conditions(where)} – ${change(quoted(outcome(before)), quoted(outcome(after)))}`;
  },
  step: ({ state, event, where, before, after }) => {
    const guard = where.length === 0 ? '' : phrase`, ${conditions(where)}`;
    const place = phrase`stan „${labelled(state)}”, zdarzenie „${labelled(event)}”${guard}`;
    return phrase`${place} – przedtem: ${outcome(before)}; teraz: ${outcome(after)}`;
  },
  part: ({ of, name, is }) => phrase`${parts[of][is]}: ${labelled(name)}`,
  input: ({ name, before, after }) => phrase`dana wejściowa „${labelled(name)}”: ${domainChange(before, after)}`,
  begins: ({ before, after }) => phrase`stan początkowy: ${change(quoted(labelled(before)), quoted(labelled(after)))}`,
  definition: ({ of, name, before, after }) => {
    const what = of === 'held' ? 'wartość przechowywana' : 'wielkość pochodna';
    const [old, now] = [before, after].map((data) => (data === undefined ? 'nic' : codeText(dataText(data))));
    return phrase`${what} „${labelled(name)}”: ${change(old ?? '', now ?? '')}`;
  },
  example: ({ is, where, result }) =>
    phrase`${is === 'added' ? 'nowy przykład' : 'usunięty przykład'}: ${conditions(where)} – ${quoted(value(result))}`,
  usedBy: ({ rules }) =>
    rules.length === 0 ? 'nie korzysta z tego żadna reguła' : phrase`korzystają z tego reguły: ${names(rules)}`,
  answer: ({ question, before, after }) =>
    phrase`${codeText(question)}: ${change(described(before), described(after))}`,
  order: () => 'zmieniła się kolejność części',
  passage: ({ before, after, lang }) => change(quoted(written(before, lang)), quoted(written(after, lang))),
  passageLeft: ({ text, lang }) => phrase`usunięto: ${quoted(written(text, lang))}`,
  passageCame: ({ text, lang }) => phrase`dodano: ${quoted(written(text, lang))}`,
  restatesOthers: () => 'inaczej powiązane ze zdaniami dokumentu właściciela',
  filledOtherwise: ({ text, lang }) => phrase`strona wstawia co innego niż przedtem w: ${quoted(written(text, lang))}`,
  sameWords: () => 'zapisano inaczej; słowa są te same',
  reworded: () => 'opisana innymi słowami; każdy przypadek rozstrzyga tak jak przedtem',
  redrawn: () => 'pokazuje co innego',
  stated: ({ words }) => quoted(written(words.pl ?? words.id, 'pl')),
  renamed: ({ before, after }) => phrase`inna nazwa: ${change(codeText(before.id), codeText(after.id))}`,
};

export const polishSubjects: SubjectTexts = {
  rule: ({ rule }) => phrase`reguła ${quoted(labelled(rule))}`,
  operator: ({ operator }) => phrase`działanie ${codeText(operator)}`,
  price: ({ number: of }) => phrase`kwota ${quoted(labelled(of))}`,
  number: ({ number: of }) => phrase`liczba ${quoted(labelled(of))}`,
  route: ({ route, type }) => phrase`adresy: ${codeText(type === null ? route : `${route} ${type}`)}`,
  redirect: ({ path }) => phrase`przekierowanie ${codeText(path)}`,
  redirects: ({ below }) => phrase`przekierowania poniżej ${codeText(below)}`,
  lead: leadName,
  row: rowName,
  text: ({ path, title }) => textInWords(path, title, 'pl'),
  picture: ({ path }) => pictureInWords(path, 'pl'),
};
