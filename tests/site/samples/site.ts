import { join } from 'node:path';
import type { Layout } from '#contract/layout.ts';
import type { Locale } from '#domain/locale.ts';
import { type Namespace, namespaces } from '#generated/i18n/messages.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import type { Rendering } from '#site/app/document/render.tsx';
import { readGeneratedJson } from '#site/build/sources/sources.ts';
import type { SiteReader } from '#site/lib/site-context.ts';
import { createMessageFunctions, type Dictionaries } from '#site/lib/texts.ts';
import { sampleAnswer } from './calendar.ts';

const generated = join(import.meta.dirname, '../../../generated');
const texts: Readonly<Record<Locale, Dictionaries>> = {
  pl: readGeneratedJson(generated, 'i18n/pl.json'),
  en: readGeneratedJson(generated, 'i18n/en.json'),
};

/** The dictionaries of some namespaces; a message of another one fails. */
export const sampleDictionaries = (locale: Locale, names: readonly Namespace[] = namespaces): Dictionaries =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, texts[locale][name]]))));

const menu = { name: 'Menu', entries: [{ id: 'kpp', label: 'KPP', href: '/kpp', special: false, external: false }] };

export const sampleLayout: Layout = {
  locale: 'pl',
  organisation: {
    placeholder: true,
    name: 'Szkolenia',
    short: 'Szkolenia',
    legalName: 'Szkolenia sp. z o.o.',
    email: 'kontakt@example.pl',
    address: ['ul. Prosta 1', '50-001 Wrocław'],
    nip: '1234563218',
  },
  home: { label: 'Strona główna', href: '/' },
  contact: { label: 'Kontakt', href: '/kontakt' },
  help: { label: 'Pierwsza pomoc krok po kroku', href: '/pierwsza-pomoc' },
  search: { label: 'Szukaj', href: '/szukaj' },
  menus: { main: menu, individual: menu },
  apps: [],
};

const isType = (type: string): type is Term['type'] => type !== '';

export const sampleTranslator: SiteReader = {
  messages: createMessageFunctions('pl', sampleDictionaries('pl')),
  otherMessages: createMessageFunctions('en', sampleDictionaries('en')),
  dictionary: sampleDictionaries('pl'),
  scripts: (route) => [`/assets/${route}.js`],
  asset: (name) => `/assets/${name.replaceAll(':', '-')}`,
  fetchedOn: () => '2026-11-21',
  drawing: () => null,
  courses: ({ type }) => (isType(type) ? sampleAnswer(type) : null),
};

export const sampleRendering: Rendering = {
  site: {
    layout: sampleLayout,
    reader: sampleTranslator,
    origin: 'https://www.example.pl',
    hosts: { calendar: '', content: '', provider: null },
    chat: false,
  },
  indexable: true,
};
