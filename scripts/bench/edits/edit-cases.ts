/** A place of a file and what it becomes; `$1` is what the first group of `find` has found. */
export interface Replacement {
  readonly file: string;
  readonly find: RegExp;
  readonly put: string;
}

/** What somebody changes, and how an open page shows it. */
export interface EditCase {
  readonly name: string;
  readonly page: string;
  readonly edit: readonly Replacement[];
  /** The element in which the text `shows` stands afterwards, and not before; with a property of style, its value. */
  readonly at: string;
  readonly shows: string;
  readonly style?: string;
  /** Brings the part into the window first, so that its code is awake. */
  readonly awake?: string;
  /** A mistake in the same place, and what the overlay says of it. */
  readonly mistake: Replacement;
  readonly says: string;
}

const prices = 'model/rules/parameters/price-parameters.ts';
const calendar = 'content/calendar/terms.yaml';
const text = 'content/pl/pages/contact.md';
const messages = 'content/pl/messages/footer.yaml';
const menus = 'model/routes/menus.ts';
const footer = 'src/site/app/document/site-footer.tsx';
const form = 'src/site/features/contact/contact-form.tsx';
const style = 'src/site/styles/base.css';
const rule = 'model/rules/availability/availability-badge.ts';

export const editCases: readonly EditCase[] = [
  {
    name: 'price',
    page: '/kurs-pierwszej-pomocy-bls-aed',
    edit: [{ file: prices, find: /(blsPrice: .*value: )\d+/, put: '$134321' }],
    at: 'main',
    shows: '343,21',
    mistake: { file: prices, find: /(blsPrice: .*value: )\d+/, put: '$1-5' },
    says: 'negative-parameter',
  },
  {
    name: 'calendar',
    page: '/kurs-kwalifikowanej-pierwszej-pomocy-kpp',
    edit: [{ file: calendar, find: /(number: 1\n[\s\S]*?hours: \{ pl: ')[^']+/, put: '$17:07–19:00' }],
    at: 'main',
    shows: '7:07–19:00',
    mistake: { file: calendar, find: /weekday: \d/, put: 'weekday: 8' },
    says: 'weekday',
  },
  {
    name: 'text',
    page: '/kontakt',
    edit: [{ file: text, find: /(lead: .*)/, put: '$1 Zmieniono zdanie.' }],
    at: 'main',
    shows: 'Zmieniono zdanie.',
    mistake: { file: text, find: /lead: .*\n/, put: '' },
    says: text,
  },
  {
    name: 'message',
    page: '/kontakt',
    edit: [{ file: messages, find: /(contact: .*)/, put: '$1 – zmiana' }],
    at: 'footer',
    shows: '– zmiana',
    mistake: { file: messages, find: /(contact: .*)/, put: '$1 {' },
    says: 'bad-argument',
  },
  {
    name: 'menu',
    page: '/kontakt',
    edit: [{ file: menus, find: /Znajdź kurs/, put: 'Szukaj kursu' }],
    at: 'header',
    shows: 'Szukaj kursu',
    mistake: { file: menus, find: /route: 'search'/, put: "route: 'serch'" },
    says: 'serch',
  },
  {
    name: 'server component',
    page: '/kontakt',
    edit: [{ file: footer, find: /(<footer className="site-footer">)/, put: '$1<p>Nowy akapit</p>' }],
    at: 'footer',
    shows: 'Nowy akapit',
    mistake: { file: footer, find: /(<footer className="site-footer">)/, put: '$1{missing.name}' },
    says: 'missing is not defined',
  },
  {
    name: 'island',
    page: '/kontakt',
    edit: [{ file: form, find: /(return \(\n\s+<>)/, put: '$1<p>Nowa uwaga</p>' }],
    at: '[data-island="contact"]',
    shows: 'Nowa uwaga',
    awake: '#contact-name, [data-island="contact"] input',
    mistake: { file: form, find: /(return \(\n\s+<>)/, put: '$1<p' },
    says: form,
  },
  {
    name: 'style',
    page: '/kontakt',
    edit: [{ file: style, find: /^body \{\n/m, put: 'body {\n  letter-spacing: 3px;\n' }],
    at: 'body',
    shows: '3px',
    style: 'letter-spacing',
    mistake: { file: style, find: /^body \{\n/m, put: 'body {{\n' },
    says: 'css',
  },
  {
    name: 'rule',
    page: '/kurs-kwalifikowanej-pierwszej-pomocy-kpp',
    edit: [
      { file: rule, find: /(above\('lowAvailability'\) \}, ')none/, put: '$1fewPlaces' },
      { file: rule, find: /(example\(\{ freePlaces: 11 \}, ')none/, put: '$1fewPlaces' },
    ],
    at: 'main',
    shows: '14 wolnych miejsc',
    mistake: { file: rule, find: /exactly\('lastFreePlace'\)/, put: "exactly('fewPlacesFrom')" },
    says: 'rule-',
  },
];
