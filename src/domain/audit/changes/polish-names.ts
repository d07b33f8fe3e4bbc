import type { AuditText } from '../audit-data.ts';
import { joined, phrase } from '../audit-text.ts';
import { codeText } from '../rule-text.ts';
import type { RowName } from './change-data.ts';
import { labelled } from './polish-values.ts';

/** What a table of the model holds; rules and numbers are named by themselves. */
export const tableWords: Readonly<Record<string, string>> = {
  edition: 'wydanie',
  sections: 'rozdziały specyfikacji',
  clauses: 'zdania specyfikacji',
  laws: 'przepisy',
  guidelines: 'wytyczne medyczne',
  locales: 'języki',
  organisation: 'organizator',
  audiences: 'grupy odbiorców',
  calendarKeys: 'klucze kalendarza',
  galleries: 'galerie',
  courseTypes: 'rodzaje kursów',
  promotions: 'promocje',
  relations: 'związki między liczbami',
  geography: 'mapa',
  regions: 'województwa',
  cities: 'miasta',
  instructors: 'instruktorzy',
  routes: 'adresy stron',
  redirects: 'przekierowania',
  sentAddresses: 'adresy wysłane w e-mailach',
  trailingSlash: 'ukośnik na końcu adresu',
  feeds: 'kanały',
  gone: 'adresy, których już nie ma',
  responseHeaders: 'nagłówki odpowiedzi',
  menus: 'menu',
  externalLinks: 'odsyłacze zewnętrzne',
  appLinks: 'odsyłacze do aplikacji',
  forms: 'formularze',
  formNames: 'nazwy formularzy',
  sharedShapes: 'postaci danych',
  api: 'wywołania serwera',
  analytics: 'zdarzenia analityki',
  tagManager: 'menedżer tagów',
  carousels: 'karuzele',
  publicHolidays: 'dni wolne od pracy',
  environments: 'środowiska',
  choices: 'wybory organizatora',
  gaps: 'braki',
  situations: 'wypadki',
  emergencies: 'instrukcje pierwszej pomocy',
  claims: 'twierdzenia marketingowe',
  statements: 'zdania na stronach',
  commitments: 'obietnice',
  mails: 'e-maile',
  register: 'rejestr',
  approvals: 'zatwierdzenia',
};

/** Fields of the model that auditors read. */
export const fieldWords: Readonly<Record<string, string>> = {
  pl: 'po polsku',
  en: 'po angielsku',
  order: 'kolejność',
  source: 'źródło',
  name: 'nazwa',
  title: 'tytuł',
  sentence: 'zdanie',
  rows: 'wiersze',
  inputs: 'dane wejściowe',
  facts: 'wielkości pochodne',
  examples: 'przykłady',
  assumptions: 'przyjęte rozstrzygnięcia',
  questions: 'pytania otwarte',
  text: 'tekst',
  area: 'obszar',
  accepts: 'wyniki pozytywne',
  unused: 'nieużywane',
  keptApart: 'dlaczego osobno',
  register: 'rejestr',
  unit: 'jednostka',
  variants: 'inne wartości w źródłach',
  value: 'wartość',
  values: 'wartości',
  act: 'ustawa',
  article: 'artykuł',
  publication: 'ogłoszono',
  inForceFrom: 'obowiązuje od',
  says: 'co mówi',
  variant: 'wersja',
  clauses: 'zdania specyfikacji',
  subject: 'czego dotyczy',
  decision: 'decyzja',
  reason: 'powód',
  confirmedBy: 'kto potwierdza',
  shownBy: 'po czym to widać',
  status: 'stan',
  closed: 'zamknięcie',
  fields: 'pola',
  steps: 'kroki',
  words: 'słowa',
  owner: 'kto dotrzymuje',
  statement: 'twierdzenie',
  scope: 'zakres',
  evidence: 'dowód',
  description: 'opis',
  slug: 'adres',
  path: 'adres',
  price: 'cena',
  cities: 'miasta',
  citiesWithoutText: 'miasta bez tekstu',
  instructor: 'instruktor',
  placeholder: 'dane tymczasowe',
  outputs: 'wyniki',
  when: 'warunek',
  output: 'wynik',
  states: 'stany',
  events: 'zdarzenia',
  effects: 'skutki',
  ignored: 'zdarzenia pomijane',
  purpose: 'cel',
};

/** A row by its table and its name in the code. */
export const rowName = ({ table, row }: RowName): AuditText => {
  const words = tableWords[table] ?? codeText(table);
  return row.id === '' || !/^[^{["]/.test(row.id) ? words : phrase`${words}: ${labelled(row)}`;
};

/** The path to a field: `rows.full.pl` → wiersze, full, po polsku. */
export const fieldPath = (path: string): AuditText =>
  joined(
    path.split(/\.(?![^{[]*[}\]])/).map((part) => fieldWords[part] ?? codeText(part)),
    ', ',
  );

const leads: Readonly<Record<string, string>> = {
  audiences: 'grupa odbiorców',
  courseTypes: 'rodzaj kursu',
  cities: 'miasto',
  regions: 'województwo',
  instructors: 'instruktor',
};

export const leadName = ({ table, row }: RowName): AuditText =>
  phrase`${leads[table] ?? codeText(table)} ${labelled(row)}`;
