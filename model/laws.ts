import { consumerLaws } from './laws/consumer-laws.ts';
import { dataLaws } from './laws/data-laws.ts';
import type { Law } from './laws/law.ts';

const medicalRescue = { pl: 'ustawa z dnia 8 września 2006 r. o Państwowym Ratownictwie Medycznym', en: 'Act of 8 September 2006 on the State Medical Rescue' };
const medicalRescueText = { pl: 't.j. Dz. U. z 2025 r. poz. 91', en: 'consolidated in Dz. U. of 2025, item 91' };

/** First aid and rescue, holidays and accessibility. */
const otherLaws = [
  {
    id: 'medical-rescue-13',
    act: medicalRescue,
    article: { pl: 'art. 13–14', en: 'art. 13–14' },
    publication: medicalRescueText,
    inForceFrom: null,
    says: {
      pl: 'Ratownikiem jest osoba z pełną zdolnością do czynności prawnych, ważnym zaświadczeniem KPP i odpowiednim stanem zdrowia; ratownik z kwalifikacjami ratownika medycznego, lekarza albo pielęgniarki systemu nie musi kończyć kursu.',
      en: 'A Rescuer is a person of full legal capacity with a valid KPP certificate and a suitable state of health; a Rescuer with the qualifications of a paramedic, a doctor or a nurse of the system need not take the course.',
    },
  },
  {
    id: 'medical-rescue-interior',
    act: medicalRescue,
    article: { pl: 'art. 16a–16e', en: 'art. 16a–16e' },
    publication: medicalRescueText,
    inForceFrom: null,
    says: {
      pl: 'Służby podległe MSWiA mają własne zasady KPP; szczegóły określa rozporządzenie z 12 sierpnia 2025 r. (Dz. U. z 2025 r. poz. 1124).',
      en: 'Services of the Ministry of the Interior have KPP rules of their own, detailed in the regulation of 12 August 2025 (Dz. U. of 2025, item 1124).',
    },
  },
  {
    id: 'medical-rescue-defence',
    act: medicalRescue,
    article: { pl: 'art. 16f–16j', en: 'art. 16f–16j' },
    publication: medicalRescueText,
    inForceFrom: null,
    says: {
      pl: 'Wojsko ma własne zasady KPP; szczegóły określa rozporządzenie z 18 listopada 2025 r. (Dz. U. z 2025 r. poz. 1680).',
      en: 'The armed forces have KPP rules of their own, detailed in the regulation of 18 November 2025 (Dz. U. of 2025, item 1680).',
    },
  },
  {
    id: 'kpp-regulation',
    act: {
      pl: 'rozporządzenie z dnia 19 marca 2007 r. w sprawie kursu w zakresie kwalifikowanej pierwszej pomocy',
      en: 'Regulation of 19 March 2007 on the course of qualified first aid',
    },
    article: null,
    publication: { pl: 't.j. Dz. U. z 2021 r. poz. 411', en: 'consolidated in Dz. U. of 2021, item 411' },
    inForceFrom: null,
    says: {
      pl: 'Kurs KPP ma 66 godzin: 25 teorii i 41 praktyki. Egzamin przeprowadza komisja z trzech osób, a test zdaje, kto odpowie dobrze na 90 % pytań, czyli na 27 z 30. Od 31 grudnia 2019 r. egzamin odnawiający zdaje osoba, która pracuje lub służy w jednostce współpracującej z systemem albo jest jej członkiem, jeżeli jej zaświadczenie traci ważność nie później niż 3 miesiące po egzaminie.',
      en: 'The KPP course takes 66 hours: 25 of theory and 41 of practice. A commission of three holds the exam, and the test is passed with 90 % of the answers right, that is 27 of 30. Since 31 December 2019 the renewing exam is for a person who works in, serves in or belongs to a unit that cooperates with the system and whose certificate expires no later than 3 months after the exam.',
    },
  },
  {
    id: 'first-aid-medicines',
    act: { pl: 'ustawa z dnia 24 kwietnia 2025 r., podpisana 7 maja', en: 'Act of 24 April 2025, signed on 7 May' },
    article: null,
    publication: { pl: 'Dz. U. z 2025 r. poz. 637', en: 'Dz. U. of 2025, item 637' },
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
    publication: { pl: 'Dz. U. z 2025 r. poz. 296', en: 'Dz. U. of 2025, item 296' },
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
    publication: { pl: 'Dz. U. z 2024 r. poz. 731', en: 'Dz. U. of 2024, item 731' },
    inForceFrom: '2025-06-28',
    says: {
      pl: 'Usługi handlu elektronicznego dla konsumentów są dostępne, a informacja o tym jest opublikowana.',
      en: 'Electronic commerce for consumers is accessible, and says so in a published statement.',
    },
  },
] as const satisfies readonly Law[];

/** The legal sources of the model, in our own words. */
export const laws = [...consumerLaws, ...dataLaws, ...otherLaws] as const;

/** A passage of the law by its id. */
export type LawId = (typeof laws)[number]['id'];
