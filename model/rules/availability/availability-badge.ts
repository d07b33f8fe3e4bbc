import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { above, atMost, between, exactly, isNull } from '../cell.ts';
import { integer, nullable, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** 1, 2–4 and 5–10 are classes of the business; they are not the plural categories of a language. */
export const availabilityBadge = decisionTable({
  id: 'availability-badge',
  area: 'availability',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Oznaczenie wolnych miejsc', en: 'Availability badge' },
  sentence: {
    pl: 'O oznaczeniu terminu decyduje liczba wolnych miejsc: 0 lub mniej to oznaczenie czerwone „{message.terms.reserveList}”, od {lastFreePlace:number} do {lowAvailability:number} – oznaczenie zielone, ponad {lowAvailability:number} albo brak danych – bez oznaczenia.',
    en: 'A term’s free places decide its badge: 0 or less is a red badge “{message.terms.reserveList}”, {lastFreePlace:number} to {lowAvailability:number} a green badge, over {lowAvailability:number} or unknown no badge.',
  },
  source: clause('4.20'),
  inputs: { freePlaces: labelled({ pl: 'wolne miejsca', en: 'free places' }, nullable(integer())) },
  outputs: oneOf({
    none: { pl: 'bez oznaczenia', en: 'no badge' },
    reserveList: { pl: 'czerwone: „{message.terms.reserveList}”', en: 'red: “{message.terms.reserveList}”' },
    onePlace: { pl: 'zielone: zostało jedno miejsce', en: 'green: one place left' },
    fewPlaces: { pl: 'zielone: podana liczba miejsc', en: 'green: number of places stated' },
    severalPlaces: { pl: 'zielone: kilka wolnych miejsc', en: 'green: few free places' },
  }),
  rows: [
    row({ id: 'unknown', pl: 'liczba nieznana', en: 'number unknown' }, { freePlaces: isNull }, 'none'),
    row({ id: 'full', pl: 'brak miejsc', en: 'no places' }, { freePlaces: atMost(0) }, 'reserveList'),
    row({ id: 'last', pl: 'ostatnie miejsce', en: 'last place', source: clause('4.30') }, { freePlaces: exactly('lastFreePlace') }, 'onePlace'),
    row(
      { id: 'few', pl: 'miejsca z podaną liczbą', en: 'places with their number', source: clause('4.30') },
      { freePlaces: between('fewPlacesFrom', 'fewPlacesTo') },
      'fewPlaces',
    ),
    row(
      { id: 'several', pl: 'kilka wolnych miejsc', en: 'few free places', source: clause('4.21') },
      { freePlaces: between('severalPlacesFrom', 'lowAvailability') },
      'severalPlaces',
    ),
    row({ id: 'plenty', pl: 'dużo miejsc', en: 'plenty of places' }, { freePlaces: above('lowAvailability') }, 'none'),
  ],
  examples: [
    example({ freePlaces: null }, 'none'),
    example({ freePlaces: -1 }, 'reserveList'),
    example({ freePlaces: 0 }, 'reserveList'),
    example({ freePlaces: 1 }, 'onePlace'),
    example({ freePlaces: 2 }, 'fewPlaces'),
    example({ freePlaces: 4 }, 'fewPlaces'),
    example({ freePlaces: 5 }, 'severalPlaces'),
    example({ freePlaces: 10 }, 'severalPlaces'),
    example({ freePlaces: 11 }, 'none'),
  ],
  assumptions: ['C57', 'C58', 'C59'],
});
