import type { Law } from './law.ts';

const civilCode = { pl: 'Kodeks cywilny', en: 'Civil Code' };
const civilCodeText = { pl: 't.j. Dz. U. z 2025 r. poz. 1071', en: 'consolidated in Dz. U. of 2025, item 1071' };
const consumerRights = { pl: 'ustawa z dnia 30 maja 2014 r. o prawach konsumenta', en: 'Act of 30 May 2014 on consumer rights' };
const consumerRightsText = { pl: 't.j. Dz. U. z 2024 r. poz. 1796', en: 'consolidated in Dz. U. of 2024, item 1796' };
const withdrawalDirective = { pl: 'dyrektywa (UE) 2023/2673', en: 'Directive (EU) 2023/2673' };

/** Contracts with consumers: how they are concluded, withdrawn from and paid. */
export const consumerLaws = [
  {
    id: 'civil-code-10',
    act: civilCode,
    article: { pl: 'art. 10', en: 'art. 10' },
    publication: civilCodeText,
    inForceFrom: null,
    says: { pl: 'Pełnoletni jest, kto ukończył 18 lat.', en: 'Whoever has completed 18 years is of age.' },
  },
  {
    id: 'civil-code-112',
    act: civilCode,
    article: { pl: 'art. 112', en: 'art. 112' },
    publication: civilCodeText,
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
    publication: civilCodeText,
    inForceFrom: null,
    says: {
      pl: 'Termin, którego ostatni dzień przypada w sobotę lub dzień ustawowo wolny, kończy się następnego dnia roboczego.',
      en: 'A period whose last day is a Saturday or a public holiday ends on the next day that is neither.',
    },
  },
  {
    id: 'civil-code-66-1',
    act: civilCode,
    article: { pl: 'art. 66¹', en: 'art. 66¹' },
    publication: civilCodeText,
    inForceFrom: null,
    says: {
      pl: 'Oferta złożona elektronicznie wiąże, gdy druga strona niezwłocznie potwierdzi jej otrzymanie; przedsiębiorca mówi wcześniej, jak zawiera się umowę, co znaczy potwierdzenie, jak poprawić błędy i w jakim języku.',
      en: 'An offer made electronically binds once the other side confirms without delay that it has come; a trader says beforehand how the contract is concluded, what the confirmation means, how mistakes are corrected and in which language.',
    },
  },
  {
    id: 'civil-code-118',
    act: civilCode,
    article: { pl: 'art. 118', en: 'art. 118' },
    publication: civilCodeText,
    inForceFrom: null,
    says: {
      pl: 'Roszczenia przedawniają się zwykle po 6 latach, z końcem roku kalendarzowego.',
      en: 'Claims expire as a rule after 6 years, at the end of a calendar year.',
    },
  },
  {
    id: 'family-code-98',
    act: { pl: 'Kodeks rodzinny i opiekuńczy', en: 'Family and Guardianship Code' },
    article: { pl: 'art. 98 i 155', en: 'art. 98 and 155' },
    publication: { pl: 'Dz. U. z 1964 r. poz. 59', en: 'Dz. U. of 1964, item 59' },
    inForceFrom: null,
    says: {
      pl: 'Dziecko reprezentują rodzice, a gdy ich nie ma, opiekun ustanowiony przez sąd; nauczyciel ani krewny nie może zawrzeć umowy w jego imieniu.',
      en: 'A child is represented by its parents, or by a guardian whom a court has appointed; a teacher or a relative cannot conclude a contract for it.',
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
    says: {
      pl: 'Przed umową podaje się główne cechy usługi, dane przedsiębiorcy, łączną cenę, sposób i termin zapłaty, miejsce i czas usługi, prawo odstąpienia i reklamację, a bezpośrednio przed zamówieniem jeszcze raz cechy i cenę.',
      en: 'Before the contract the main features, the trader, the total price, the way and the time to pay, the place and time of the service, the right of withdrawal and complaints are stated, and features and price once more right before the order.',
    },
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
    id: 'order-button-ruling',
    act: { pl: 'wyrok TSUE z 7 kwietnia 2022 r. w sprawie C-249/21', en: 'CJEU judgment of 7 April 2022, C-249/21' },
    article: null,
    publication: { pl: 'ECLI:EU:C:2022:269', en: 'ECLI:EU:C:2022:269' },
    inForceFrom: null,
    says: {
      pl: 'O tym, czy przycisk mówi o obowiązku zapłaty, rozstrzygają same słowa na przycisku.',
      en: 'Whether a button speaks of the obligation to pay is judged by the words on the button alone.',
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
      pl: 'Od umowy można odstąpić w ciągu 14 dni bez podania przyczyny, licząc od dnia po zawarciu umowy.',
      en: 'A contract can be withdrawn from within 14 days without a reason, counted from the day after the conclusion of the contract.',
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
    id: 'consumer-rights-32',
    act: consumerRights,
    article: { pl: 'art. 32', en: 'art. 32' },
    publication: consumerRightsText,
    inForceFrom: null,
    says: {
      pl: 'Po odstąpieniu oddaje się wszystkie płatności niezwłocznie, najpóźniej w 14 dni od otrzymania oświadczenia, tym samym sposobem zapłaty i bez kosztów dla konsumenta.',
      en: 'After a withdrawal all payments are returned without delay, within 14 days of receiving the statement, by the same means and at no cost to the consumer.',
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
    id: 'consumer-rights-38a',
    act: consumerRights,
    article: { pl: 'art. 38a', en: 'art. 38a' },
    publication: consumerRightsText,
    inForceFrom: '2021-01-01',
    says: {
      pl: 'Zasady odstąpienia dotyczą też osoby fizycznej, która zawiera umowę związaną ze swoją działalnością, gdy z umowy wynika, że nie ma ona dla niej charakteru zawodowego.',
      en: 'The rules of withdrawal also hold for a natural person who concludes a contract connected with their business, where it shows that it has no professional character for them.',
    },
  },
  {
    id: 'e-services-8',
    act: { pl: 'ustawa z dnia 18 lipca 2002 r. o świadczeniu usług drogą elektroniczną', en: 'Act of 18 July 2002 on services by electronic means' },
    article: { pl: 'art. 8', en: 'art. 8' },
    publication: { pl: 't.j. Dz. U. z 2024 r. poz. 1513', en: 'consolidated in Dz. U. of 2024, item 1513' },
    inForceFrom: null,
    says: {
      pl: 'Regulamin usługi elektronicznej mówi, czego ona wymaga, jak się zaczyna i kończy i jak ją reklamować; wolno go zapisać przed umową.',
      en: 'The terms of an electronic service say what it needs, how it begins and ends and how to complain about it; they can be saved before the contract.',
    },
  },
  {
    id: 'consumer-disputes-31',
    act: {
      pl: 'ustawa z dnia 23 września 2016 r. o pozasądowym rozwiązywaniu sporów konsumenckich',
      en: 'Act of 23 September 2016 on the out-of-court settlement of consumer disputes',
    },
    article: { pl: 'art. 31–32', en: 'art. 31–32' },
    publication: { pl: 'Dz. U. z 2016 r. poz. 1823', en: 'Dz. U. of 2016, item 1823' },
    inForceFrom: null,
    says: {
      pl: 'Przedsiębiorca mówi, czy godzi się na pozasądowe rozwiązanie sporu; konsument dostaje to oświadczenie razem z odpowiedzią na reklamację, której nie uznano.',
      en: 'A trader states whether out-of-court settlement is accepted; a consumer gets that statement with the answer to a complaint that was not accepted.',
    },
  },
  {
    id: 'price-information-4',
    act: {
      pl: 'ustawa z dnia 9 maja 2014 r. o informowaniu o cenach towarów i usług',
      en: 'Act of 9 May 2014 on informing about the prices of goods and services',
    },
    article: { pl: 'art. 4', en: 'art. 4' },
    publication: { pl: 'Dz. U. z 2014 r. poz. 915', en: 'Dz. U. of 2014, item 915' },
    inForceFrom: '2023-01-01',
    says: {
      pl: 'Obok obniżonej ceny jest najniższa cena z 30 dni przed obniżką.',
      en: 'Beside a reduced price stands the lowest price of the 30 days before the reduction.',
    },
  },
  {
    id: 'withdrawal-function',
    act: withdrawalDirective,
    article: null,
    publication: withdrawalDirective,
    inForceFrom: '2026-06-19',
    says: {
      pl: 'Umowę zawartą przez internet można odwołać na stronie: z imieniem, numerem umowy, kanałem potwierdzenia i drugim krokiem potwierdzenia.',
      en: 'A contract concluded online can be withdrawn from on the site, with name, contract id, a channel for confirmation and a second confirming step.',
    },
  },
] as const satisfies readonly Law[];
