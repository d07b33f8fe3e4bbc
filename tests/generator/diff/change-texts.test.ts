import { expect, it } from 'vitest';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Detail, Details, LabelledId, Outcome } from '#domain/audit/changes/change-data.ts';
import { detailLine, detailText } from '#domain/audit/changes/change-text.ts';

const places: LabelledId = { id: 'freePlaces', pl: 'wolne miejsca', en: 'free places' };
const badge = (id: string, pl: string, en: string) => ({ kind: 'word', word: { id, pl, en } }) as const;
const none = badge('none', 'bez oznaczenia', 'no badge');
const few = badge('few', 'kilka miejsc', 'few places');
const open: LabelledId = { id: 'open', pl: 'rozwinięte', en: 'unfolded' };
const shut: LabelledId = { id: 'shut', pl: 'zwinięte', en: 'folded' };
const from11 = { kind: 'range', as: 'number', from: 11, to: 12 } as const;
const week = { unit: 'day', values: [{ from: null, to: '2026-12-31', value: 7 }] };
const fortnight = { unit: 'day', values: [{ from: '2027-01-01', to: null, value: 22 }] };
const step: Outcome = {
  kind: 'step',
  to: open,
  set: [{ name: { id: 'index', pl: 'numer' }, how: { kind: 'next' } }],
  effects: [{ id: 'announce', pl: 'odczytaj' }],
};

type Sample<Key> = readonly [described: Extract<Detail, { key: Key }>, polish: string, english: string];

/** A detail of every kind with its words; a kind without a line here does not compile. */
const samples: { readonly [Key in keyof Details]: Sample<Key> } = {
  added: [{ key: 'added' }, 'dodano', 'added'],
  removed: [{ key: 'removed' }, 'usunięto', 'removed'],
  more: [{ key: 'more', count: 22, of: 'cases' }, '… i jeszcze 22 przypadki graniczne', '… and 22 more boundary cases'],
  addressAdded: [{ key: 'addressAdded', path: '/x' }, 'nowy adres /x', '/x added'],
  addressEnds: [
    { key: 'addressEnds', path: '/x', answer: { kind: 'unmoved' } },
    'koniec adresu /x (bez przekierowania: 404)',
    '/x ends (no redirect: 404)',
  ],
  addressMoves: [
    { key: 'addressMoves', path: '/x', to: '/y', answer: { kind: 'moved', to: '/y' } },
    'adres przedtem /x, teraz /y (przekierowanie 301 do /y)',
    '/x → /y (301 to /y)',
  ],
  answers: [
    { key: 'answers', path: '/x', before: { kind: 'moved', to: '/y' }, after: { kind: 'missing' } },
    '/x: przedtem przekierowanie 301 do /y, teraz brak odpowiedzi: 404',
    '/x: 301 to /y → no answer: 404',
  ],
  withIt: [
    { key: 'withIt', rows: [{ table: 'cities', row: { id: 'elk', pl: 'Ełk' } }] },
    'razem z tym zmieniają się: miasta: Ełk',
    'with it change: cities elk',
  ],
  number: [
    { key: 'number', before: week, after: fortnight },
    'przedtem 7 dni do 2026-12-31, teraz 22 dni od 2027-01-01',
    '7 days to 2026-12-31 → 22 days from 2027-01-01',
  ],
  movedBy: [
    { key: 'movedBy', amount: -2050, share: 5.71 },
    'o 20,50\u00a0zł mniej (−5,7%)',
    'by −PLN\u00a020.50 (−5.7 %)',
  ],
  concerns: [
    { key: 'concerns', rows: [{ table: 'mails', row: { id: 'paid' } }], texts: ['content/pl/pages/terms.md'], more: 5 },
    'dotyczy: e-maile: paid, content/pl/pages/terms.md i jeszcze 5 miejsc',
    'concerns: mails paid, content/pl/pages/terms.md and 5 more',
  ],
  value: [
    { key: 'value', path: 'rows.full.pl', before: 'brak miejsc', after: undefined, names: [] },
    'wiersze, full, po polsku: usunięto „brak miejsc”',
    'rows.full.pl: brak miejsc → nothing',
  ],
  firstStated: [
    { key: 'firstStated', rows: [{ id: 'second-person', pl: 'za drugą osobę', en: 'for the second person' }] },
    'opisane w modelu po raz pierwszy, więc nie ma z czym porównać: „za drugą osobę”',
    'stated in the model for the first time, with nothing before to compare: second-person',
  ],
  source: [
    {
      key: 'source',
      path: 'source',
      before: [{ document: 'specification', names: ['4.20'], detail: null }],
      after: [
        { document: 'decision', names: ['C1'], detail: { id: 'elsewhere', pl: 'gdzie indziej', en: 'elsewhere' } },
      ],
    },
    'źródło: przedtem specyfikacja 4.20, teraz decyzja C1: gdzie indziej',
    'source: specification 4.20 → decision C1: elsewhere',
  ],
  otherForm: [
    { key: 'otherForm' },
    'reguła ma inną postać, więc porównano jej zapis',
    'of another form, so compared as it is written',
  ],
  writtenOtherwise: [
    { key: 'writtenOtherwise' },
    'zapisana inaczej; każdy przypadek rozstrzyga tak jak przedtem',
    'written differently; every case is decided as before',
  ],
  rewritten: [
    { key: 'rewritten' },
    'ułożona inaczej; każdy przypadek rozstrzyga tak jak przedtem',
    'rewritten; every case is decided as before',
  ],
  reads: [
    { key: 'reads', come: [{ id: 'b', pl: 'nowy próg' }], left: [{ id: 'a', pl: 'próg' }] },
    'zależy od liczb: „nowy próg” zamiast od: „próg”',
    'reads b instead of a',
  ],
  because: [
    {
      key: 'because',
      number: { id: 'days', pl: 'dni na zapłatę' },
      before: week,
      after: fortnight,
      source: [{ document: 'law', names: ['civil-code-112'], detail: null }],
      register: 'C57',
    },
    'powód: „dni na zapłatę”: przedtem 7 dni do 2026-12-31, teraz 22 dni od 2027-01-01 (prawo civil-code-112; rejestr C57)',
    'because days: 7 days to 2026-12-31 → 22 days from 2027-01-01 (law civil-code-112; register C57)',
  ],
  tableKind: [
    { key: 'tableKind', before: 'decision', after: 'transitions' },
    'przedtem tabela decyzyjna, teraz tabela przejść',
    'decision table → transitions table',
  ],
  case: [
    {
      key: 'case',
      day: 20_454,
      where: [{ name: places, among: [{ kind: 'null' }, from11] }],
      before: none,
      after: few,
    },
    'w dniu 2026-01-01, wolne miejsca: nie podano lub od 11 do 12 – przedtem „bez oznaczenia”, teraz „kilka miejsc”',
    'on 2026-01-01, freePlaces = null or 11..12: none → few',
  ],
  step: [
    {
      key: 'step',
      state: shut,
      event: { id: 'press', pl: 'naciśnięcie' },
      where: [],
      before: { kind: 'ignored' },
      after: step,
    },
    'stan „zwinięte”, zdarzenie „naciśnięcie” – przedtem: nic się nie dzieje; teraz: stan „rozwinięte”, numer: o 1 więcej, skutek „odczytaj”',
    'shut on press: nothing happens → open, index + 1, announce',
  ],
  part: [
    { key: 'part', of: 'event', name: open, is: 'removed' },
    'usunięte zdarzenie: rozwinięte',
    'event open removed',
  ],
  input: [
    {
      key: 'input',
      name: places,
      before: { kind: 'integer', from: 0, to: null },
      after: { kind: 'nullable', of: { kind: 'day' } },
    },
    'dana wejściowa „wolne miejsca”: przedtem liczba całkowita: 0 lub więcej, teraz dzień albo nic',
    'input freePlaces: integer 0.. → day or null',
  ],
  begins: [
    { key: 'begins', before: open, after: shut },
    'stan początkowy: przedtem „rozwinięte”, teraz „zwinięte”',
    'begins: open → shut',
  ],
  definition: [
    { key: 'definition', of: 'held', name: places, before: undefined, after: { op: 'addYears', of: ['a', 'b'] } },
    'wartość przechowywana „wolne miejsca”: przedtem nic, teraz op: addYears; of: a, b',
    'held freePlaces: nothing → op: addYears; of: a, b',
  ],
  example: [
    {
      key: 'example',
      is: 'added',
      where: [{ name: places, among: [{ kind: 'amount', as: 'number', value: 3 }] }],
      result: few,
    },
    'nowy przykład: wolne miejsca: 3 – „kilka miejsc”',
    'example added: freePlaces = 3: few',
  ],
  usedBy: [{ key: 'usedBy', rules: [] }, 'nie korzysta z tego żadna reguła', 'no rule uses it'],
  answer: [
    { key: 'answer', question: 'onlyZeros("0")', before: 'yes', after: 'no' },
    'onlyZeros("0"): przedtem tak, teraz nie',
    'onlyZeros("0"): yes → no',
  ],
  order: [{ key: 'order' }, 'zmieniła się kolejność części', 'the order of its parts differs'],
  passage: [
    { key: 'passage', before: 'w ciągu 14 dni', after: 'w ciągu 7 dni', lang: 'pl' },
    'przedtem „w ciągu 14 dni”, teraz „w ciągu 7 dni”',
    '“w ciągu 14 dni” → “w ciągu 7 dni”',
  ],
  passageLeft: [
    { key: 'passageLeft', text: 'Zwracamy.', lang: 'pl' },
    'usunięto: „Zwracamy.”',
    'left out: “Zwracamy.”',
  ],
  passageCame: [{ key: 'passageCame', text: 'Zwracamy.', lang: 'pl' }, 'dodano: „Zwracamy.”', 'added: “Zwracamy.”'],
  restatesOthers: [
    { key: 'restatesOthers' },
    'inaczej powiązane ze zdaniami dokumentu właściciela',
    'matched otherwise with the sentences of the owner’s document',
  ],
  filledOtherwise: [
    { key: 'filledOtherwise', text: 'do [dzień]', lang: 'pl' },
    'strona wstawia co innego niż przedtem w: „do [dzień]”',
    'the page fills in something else than before: “do [dzień]”',
  ],
  sameWords: [{ key: 'sameWords' }, 'zapisano inaczej; słowa są te same', 'written otherwise; the words are the same'],
  reworded: [
    { key: 'reworded' },
    'opisana innymi słowami; każdy przypadek rozstrzyga tak jak przedtem',
    'said in other words; every case is decided as before',
  ],
  redrawn: [{ key: 'redrawn' }, 'pokazuje co innego', 'shows something else'],
  stated: [
    {
      key: 'stated',
      words: { id: 'discount', pl: 'Zniżka dla drugiej osoby.', en: 'A discount for the second person.' },
    },
    '„Zniżka dla drugiej osoby.”',
    '“A discount for the second person.”',
  ],
  renamed: [
    { key: 'renamed', of: 'row', before: { id: 'mail-wait' }, after: { id: 'mail-retry' } },
    'inna nazwa: przedtem mail-wait, teraz mail-retry',
    'another name: mail-wait → mail-retry',
  ],
};

it.each(Object.values<Sample<keyof Details>>(samples))('tells $key in both languages', (detail, polish, english) => {
  expect(plainText(detailText(detail, 'pl'))).toBe(polish);
  expect(detailLine(detail)).toBe(english);
});

it('says a value in words: fields, lists, closed words and the rows that it names', () => {
  const names = [{ id: 'adultAge', pl: 'wiek dorosłości', en: 'age of adults' }];
  const asked = { pl: 'Czy tak?', en: 'Is it so?', others: [{ pl: 'nie', en: 'no' }] };
  const said = [
    { path: 'minimumAge', before: 'blsAge', after: 'adultAge' },
    { path: 'weight', before: undefined, after: 'allOrders' },
    { path: 'header', before: undefined, after: { format: 'image', video: null } },
    { path: 'asks', before: undefined, after: asked },
  ].map((side) => {
    const detail = { key: 'value' as const, ...side, names };
    return (['pl', 'en'] as const).map((locale) => plainText(detailText(detail, locale)));
  });
  expect(said).toEqual([
    ['najniższy wiek: przedtem blsAge, teraz „wiek dorosłości”', 'minimum age: before blsAge, now “age of adults”'],
    ['ile kosztuje błąd: dodano „pieniądze wszystkich zamówień”', 'what an error costs: added “money of all orders”'],
    [
      'nagłówek strony: dodano rodzaj tła: „obraz”; film: nie podano',
      'head of the page: added kind of background: “image”; video: nothing',
    ],
    ['pytanie: dodano „Czy tak?”; inne odpowiedzi: „nie”', 'question: added “Is it so?”; others: “no”'],
  ]);
});
