import type { LocalizedText } from './localized-text.ts';

/** A passage of a legal act; null is what our sources leave open. */
interface Law {
  readonly id: string;
  readonly act: LocalizedText;
  readonly article: LocalizedText | null;
  readonly publication: LocalizedText | null;
  /** The first day on which the passage holds. */
  readonly inForceFrom: string | null;
  readonly says: LocalizedText;
}

const civilCode = { pl: 'Kodeks cywilny', en: 'Civil Code' };
const consumerRights = { pl: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta', en: 'Act of 30 May 2014 on consumer rights' };
const consumerRightsText = { pl: 't.j. Dz.U. 2024 poz. 1796', en: 'consolidated in Dz.U. 2024 item 1796' };
const medicalRescue = { pl: 'ustawa z dnia 8 września 2006 r. o Państwowym Ratownictwie Medycznym', en: 'Act of 8 September 2006 on the State Medical Rescue' };
const medicalRescueText = { pl: 't.j. Dz.U. 2025 poz. 91', en: 'consolidated in Dz.U. 2025 item 91' };
const dataProtection = { pl: 'RODO', en: 'GDPR' };
const dataProtectionText = { pl: 'rozporządzenie (UE) 2016/679', en: 'Regulation (EU) 2016/679' };

/** The legal sources of the model, in our own words. */
export const laws = [
  {
    id: 'civil-code-10',
    act: civilCode,
    article: { pl: 'art. 10', en: 'art. 10' },
    publication: null,
    inForceFrom: null,
    says: { pl: 'Pełnoletni jest, kto ukończył 18 lat.', en: 'Whoever has completed 18 years is of age.' },
  },
  {
    id: 'civil-code-112',
    act: civilCode,
    article: { pl: 'art. 112', en: 'art. 112' },
    publication: null,
    inForceFrom: null,
    says: {
      pl: 'Rok życia kończy się z początkiem dnia urodzin; kto urodził się 29 lutego, w roku zwykłym kończy go 28 lutego.',
      en: 'A year of life is complete at the beginning of the birthday; for somebody born on 29 February this is 28 February in a common year.',
    },
  },
  {
    id: 'civil-code-115',
    act: civilCode,
    article: { pl: 'art. 115', en: 'art. 115' },
    publication: null,
    inForceFrom: null,
    says: {
      pl: 'Termin, którego ostatni dzień przypada w sobotę lub dzień ustawowo wolny, kończy się następnego dnia roboczego.',
      en: 'A period whose last day is a Saturday or a public holiday ends on the next day that is neither.',
    },
  },
  {
    id: 'consumer-rights-7a',
    act: consumerRights,
    article: { pl: 'art. 7a', en: 'art. 7a' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: { pl: 'Na reklamację konsumenta odpowiada się w ciągu 14 dni.', en: 'A complaint of a consumer is answered within 14 days.' },
  },
  {
    id: 'consumer-rights-12',
    act: consumerRights,
    article: { pl: 'art. 12', en: 'art. 12' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: { pl: 'Łączną cenę podaje się bezpośrednio przed zamówieniem.', en: 'The total price is stated right before the order.' },
  },
  {
    id: 'consumer-rights-17',
    act: consumerRights,
    article: { pl: 'art. 17', en: 'art. 17' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Przycisk zamówienia mówi jasno o obowiązku zapłaty; inaczej umowa nie zostaje zawarta.',
      en: 'The ordering control speaks plainly of the obligation to pay; otherwise no contract arises.',
    },
  },
  {
    id: 'consumer-rights-21',
    act: consumerRights,
    article: { pl: 'art. 21 ust. 1', en: 'art. 21(1)' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Konsument dostaje potwierdzenie zawarcia umowy na odległość na trwałym nośniku.',
      en: 'A consumer gets a confirmation of a distance contract on a durable medium.',
    },
  },
  {
    id: 'consumer-rights-27',
    act: consumerRights,
    article: { pl: 'art. 27', en: 'art. 27' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Od umowy można odstąpić w ciągu 14 dni bez podania przyczyny; dnia zawarcia nie liczy się.',
      en: 'A contract can be withdrawn from within 14 days without a reason; the day of the contract does not count.',
    },
  },
  {
    id: 'consumer-rights-30',
    act: consumerRights,
    article: { pl: 'art. 30', en: 'art. 30' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Otrzymanie oświadczenia złożonego przez stronę potwierdza się niezwłocznie na trwałym nośniku.',
      en: 'The receipt of a statement made on the site is confirmed without delay on a durable medium.',
    },
  },
  {
    id: 'consumer-rights-early-start',
    act: consumerRights,
    article: { pl: 'art. 15 ust. 3, art. 21 ust. 2 i art. 35', en: 'art. 15(3), 21(2) and 35' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Gdy usługa ma się zacząć przed upływem terminu odstąpienia, konsument wyraźnie o to prosi, a odstępując w jej trakcie, płaci za to, co wykonano.',
      en: 'When the service is to begin within the withdrawal period, the consumer asks for it expressly, and on withdrawal pays for what was performed.',
    },
  },
  {
    id: 'consumer-rights-38',
    act: consumerRights,
    article: { pl: 'art. 38 ust. 1 pkt 1', en: 'art. 38(1) point 1' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Prawo odstąpienia gaśnie dopiero po pełnym wykonaniu usługi, za wcześniejszą wyraźną zgodą konsumenta, który o tym wiedział.',
      en: 'The right of withdrawal ends only with full performance, after the prior express consent of a consumer who acknowledged it.',
    },
  },
  {
    id: 'price-information-4',
    act: {
      pl: 'ustawa z dnia 9 maja 2014 r. o informowaniu o cenach towarów i usług',
      en: 'Act of 9 May 2014 on informing about the prices of goods and services',
    },
    article: { pl: 'art. 4', en: 'art. 4' },
    publication: null,
    inForceFrom: '2023-01-01',
    says: {
      pl: 'Obok obniżonej ceny stoi najniższa cena z 30 dni przed obniżką.',
      en: 'Beside a reduced price stands the lowest price of the 30 days before the reduction.',
    },
  },
  {
    id: 'gdpr-5',
    act: dataProtection,
    article: { pl: 'art. 5 ust. 1 lit. c', en: 'art. 5(1)(c)' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: { pl: 'Zbiera się tylko dane, które są potrzebne.', en: 'Only data that are needed are collected.' },
  },
  {
    id: 'gdpr-6-contract',
    act: dataProtection,
    article: { pl: 'art. 6 ust. 1 lit. b', en: 'art. 6(1)(b)' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: {
      pl: 'Dane wolno przetwarzać, gdy wymaga tego umowa albo działania przed jej zawarciem, o które ktoś prosi.',
      en: 'Data may be processed where a contract needs them, or steps before one that somebody asks for.',
    },
  },
  {
    id: 'gdpr-6-duty',
    act: dataProtection,
    article: { pl: 'art. 6 ust. 1 lit. c', en: 'art. 6(1)(c)' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: { pl: 'Dane wolno przetwarzać, gdy nakazuje to przepis.', en: 'Data may be processed where a law demands it.' },
  },
  {
    id: 'gdpr-12',
    act: dataProtection,
    article: { pl: 'art. 12 ust. 3', en: 'art. 12(3)' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: {
      pl: 'O tym, co zrobiono z żądaniem, informuje się bez zbędnej zwłoki, najdalej w ciągu miesiąca.',
      en: 'What was done about a request is reported without undue delay, within a month at most.',
    },
  },
  {
    id: 'gdpr-17',
    act: dataProtection,
    article: { pl: 'art. 17', en: 'art. 17' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: { pl: 'Każdy może zażądać usunięcia swoich danych.', en: 'Everybody can ask for the deletion of their data.' },
  },
  {
    id: 'medical-rescue-interior',
    act: medicalRescue,
    article: { pl: 'art. 16a–16e', en: 'art. 16a–16e' },
    publication: medicalRescueText,
    inForceFrom: null,
    says: {
      pl: 'Służby podległe MSWiA mają własne zasady KPP; szczegóły określa rozporządzenie z 12 sierpnia 2025 r. (Dz.U. 2025 poz. 1124).',
      en: 'Services of the Ministry of the Interior have KPP rules of their own, detailed in the regulation of 12 August 2025 (Dz.U. 2025 item 1124).',
    },
  },
  {
    id: 'medical-rescue-defence',
    act: medicalRescue,
    article: { pl: 'art. 16f–16j', en: 'art. 16f–16j' },
    publication: medicalRescueText,
    inForceFrom: null,
    says: {
      pl: 'Wojsko ma własne zasady KPP; szczegóły określa rozporządzenie z 18 listopada 2025 r. (Dz.U. 2025 poz. 1680).',
      en: 'The armed forces have KPP rules of their own, detailed in the regulation of 18 November 2025 (Dz.U. 2025 item 1680).',
    },
  },
  {
    id: 'kpp-regulation',
    act: {
      pl: 'rozporządzenie z dnia 19 marca 2007 r. w sprawie kursu w zakresie kwalifikowanej pierwszej pomocy',
      en: 'Regulation of 19 March 2007 on the course of qualified first aid',
    },
    article: null,
    publication: { pl: 't.j. Dz.U. 2021 poz. 411', en: 'consolidated in Dz.U. 2021 item 411' },
    inForceFrom: null,
    says: { pl: 'Kurs KPP ma 66 godzin: 25 teorii i 41 praktyki.', en: 'The KPP course takes 66 hours: 25 of theory and 41 of practice.' },
  },
  {
    id: 'first-aid-medicines',
    act: { pl: 'ustawa z dnia 24 kwietnia 2025 r., podpisana 7 maja', en: 'Act of 24 April 2025, signed on 7 May' },
    article: null,
    publication: { pl: 'Dz.U. 2025 poz. 637', en: 'Dz.U. 2025 item 637' },
    inForceFrom: '2025-05-30',
    says: {
      pl: 'Do pierwszej pomocy należą leki dostępne na miejscu, także wydawane na receptę.',
      en: 'Medicines that are at hand, prescription ones included, are part of first aid.',
    },
  },
  {
    id: 'public-holidays',
    act: { pl: 'ustawa z dnia 18 stycznia 1951 r. o dniach wolnych od pracy', en: 'Act of 18 January 1951 on days off work' },
    article: null,
    publication: { pl: 'Dz.U. 2025 poz. 296', en: 'Dz.U. 2025 item 296' },
    inForceFrom: null,
    says: { pl: 'Wylicza dni wolne od pracy; od 2025 r. należy do nich 24 grudnia.', en: 'It lists the days off; since 2025 Christmas Eve is one of them.' },
  },
  {
    id: 'accessibility',
    act: {
      pl: 'ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług',
      en: 'Act of 26 April 2024 on the accessibility of certain products and services',
    },
    article: null,
    publication: { pl: 'Dz.U. 2024 poz. 731', en: 'Dz.U. 2024 item 731' },
    inForceFrom: '2025-06-28',
    says: {
      pl: 'Usługi handlu elektronicznego dla konsumentów są dostępne, a informacja o tym jest opublikowana.',
      en: 'Electronic commerce for consumers is accessible, and says so in a published statement.',
    },
  },
  {
    id: 'withdrawal-function',
    act: { pl: 'dyrektywa (UE) 2023/2673', en: 'Directive (EU) 2023/2673' },
    article: null,
    publication: null,
    inForceFrom: '2026-06-19',
    says: {
      pl: 'Umowę zawartą przez internet można odwołać na stronie: z imieniem, numerem umowy, kanałem potwierdzenia i drugim krokiem potwierdzenia.',
      en: 'A contract concluded online can be withdrawn from on the site, with name, contract id, a channel for confirmation and a second confirming step.',
    },
  },
] as const satisfies readonly Law[];

/** A passage of the law by its id. */
export type LawId = (typeof laws)[number]['id'];
