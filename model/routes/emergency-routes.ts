import { emergencies } from '../emergencies/index.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Route } from '../schema/routes.ts';
import { decision } from '../source.ts';
import { ordinaryPage } from './ordinary-page.ts';

type EmergencyId = (typeof emergencies)[number]['id'];

/** The last part of the address of each instruction. */
const slugs: Readonly<Record<EmergencyId, LocalizedText>> = {
  'cardiac-arrest': { pl: 'nie-oddycha', en: 'not-breathing' },
  'child-cardiac-arrest': { pl: 'nie-oddycha-dziecko', en: 'not-breathing-child' },
  aed: { pl: 'aed', en: 'aed' },
  'unresponsive-breathing': { pl: 'nieprzytomny', en: 'unconscious' },
  choking: { pl: 'dlawienie', en: 'choking' },
  'choking-infant': { pl: 'dlawienie-niemowle', en: 'choking-infant' },
  drowning: { pl: 'toniecie', en: 'drowning' },
  'severe-bleeding': { pl: 'krwotok', en: 'bleeding' },
  burn: { pl: 'oparzenie', en: 'burn' },
  'electric-shock': { pl: 'porazenie-pradem', en: 'electric-shock' },
  'chemical-burn': { pl: 'substancja-zraca', en: 'chemical-burn' },
  'injury-of-the-spine': { pl: 'upadek-wypadek', en: 'fall-accident' },
  hypothermia: { pl: 'wychlodzenie', en: 'hypothermia' },
  anaphylaxis: { pl: 'wstrzas-anafilaktyczny', en: 'anaphylaxis' },
  'chest-pain': { pl: 'bol-w-klatce-piersiowej', en: 'chest-pain' },
  stroke: { pl: 'udar-mozgu', en: 'stroke' },
  seizure: { pl: 'drgawki', en: 'seizure' },
  'low-blood-sugar': { pl: 'hipoglikemia', en: 'low-blood-sugar' },
  breathlessness: { pl: 'dusznosc', en: 'breathlessness' },
  poisoning: { pl: 'zatrucie', en: 'poisoning' },
};

const source = decision('C230', {
  pl: 'Każda krótka instrukcja ma własny adres, żeby krok był o jedno dotknięcie dalej',
  en: 'Each short instruction has an address of its own, so that its steps are one touch away',
});

/** One card for each emergency, below the page that lists them and with its text. */
export const emergencyRoutes = emergencies.map(
  ({ id, name }) =>
    ({
      ...ordinaryPage,
      id: `emergency-${id}`,
      kind: 'text',
      path: { pl: `/pierwsza-pomoc/${slugs[id].pl}`, en: `/en/first-aid/${slugs[id].en}` },
      name,
      parent: 'first-aid-instructions',
      page: 'first-aid-instructions',
      emergency: id,
      source,
    }) as const,
) satisfies readonly Route[];
