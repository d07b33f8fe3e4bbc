import type { Law } from './law.ts';

const dataProtection = { pl: 'RODO', en: 'GDPR' };
const dataProtectionText = { pl: 'rozporządzenie (UE) 2016/679', en: 'Regulation (EU) 2016/679' };

/** Personal data, records and what is stored in a browser. */
export const dataLaws = [
  {
    id: 'electronic-communications-399',
    act: { pl: 'ustawa z dnia 12 lipca 2024 r. – Prawo komunikacji elektronicznej', en: 'Act of 12 July 2024, Electronic Communications Law' },
    article: { pl: 'art. 399', en: 'art. 399' },
    publication: { pl: 'Dz. U. z 2024 r. poz. 1221', en: 'Dz. U. of 2024, item 1221' },
    inForceFrom: '2024-11-10',
    says: {
      pl: 'Zapis w urządzeniu użytkownika wymaga informacji i zgody, chyba że jest konieczny do usługi, o którą prosi.',
      en: 'Storing something on the device of a user needs information and consent, unless the service that they ask for needs it.',
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
    id: 'gdpr-6-interest',
    act: dataProtection,
    article: { pl: 'art. 6 ust. 1 lit. f', en: 'art. 6(1)(f)' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: {
      pl: 'Dane wolno przetwarzać w prawnie uzasadnionym interesie, jeżeli nie przeważają nad nim prawa osoby.',
      en: 'Data may be processed for a legitimate interest that the rights of the person do not override.',
    },
  },
  {
    id: 'gdpr-13',
    act: dataProtection,
    article: { pl: 'art. 13', en: 'art. 13' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: {
      pl: 'Kto zbiera dane, podaje administratora, cele i podstawy, odbiorców, przekazanie poza EOG z zabezpieczeniem, okresy i prawa; informacji się nie akceptuje, tylko się z nią zapoznaje.',
      en: 'Whoever collects data names the controller, purposes and bases, recipients, transfers outside the EEA with their safeguard, periods and rights; such a notice is read, not accepted.',
    },
  },
  {
    id: 'gdpr-46',
    act: dataProtection,
    article: { pl: 'art. 45–46', en: 'art. 45–46' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: {
      pl: 'Dane przekazuje się poza EOG na podstawie decyzji o odpowiednim stopniu ochrony albo standardowych klauzul umownych.',
      en: 'Data go outside the EEA on an adequacy decision or standard contractual clauses.',
    },
  },
  {
    id: 'labour-code-22-1',
    act: { pl: 'Kodeks pracy', en: 'Labour Code' },
    article: { pl: 'art. 22¹', en: 'art. 22¹' },
    publication: { pl: 'Dz. U. z 1974 r. poz. 141', en: 'Dz. U. of 1974, item 141' },
    inForceFrom: null,
    says: {
      pl: 'Od osoby ubiegającej się o pracę wolno żądać tylko danych, które wymienia ustawa; inne podaje ona z własnej woli.',
      en: 'From a candidate only the data that the Act lists may be asked for; others are given freely.',
    },
  },
  {
    id: 'tax-ordinance-86',
    act: { pl: 'Ordynacja podatkowa', en: 'Tax Ordinance' },
    article: { pl: 'art. 70 i 86', en: 'art. 70 and 86' },
    publication: { pl: 'Dz. U. z 1997 r. poz. 926', en: 'Dz. U. of 1997, item 926' },
    inForceFrom: null,
    says: {
      pl: 'Księgi i faktury przechowuje się do przedawnienia podatku, zwykle 5 lat od końca roku, w którym upłynął termin jego zapłaty.',
      en: 'Books and invoices are kept until the tax liability expires, as a rule 5 years from the end of the year in which it fell due.',
    },
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
    id: 'gdpr-16',
    act: dataProtection,
    article: { pl: 'art. 16', en: 'art. 16' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: { pl: 'Każdy może zażądać sprostowania danych, które są nieprawidłowe.', en: 'Everybody can have inaccurate data rectified.' },
  },
  {
    id: 'gdpr-17',
    act: dataProtection,
    article: { pl: 'art. 17', en: 'art. 17' },
    publication: dataProtectionText,
    inForceFrom: null,
    says: { pl: 'Każdy może zażądać usunięcia swoich danych.', en: 'Everybody can ask for the deletion of their data.' },
  },
] as const satisfies readonly Law[];
