import type { DeclaredCalendarKey } from '../references.ts';
import { clause } from '../source.ts';

/** Codes of the calendar service. `days` are offsets from the first day of a term, or the parameters that they follow from. */
export const calendarKeys = [
  { key: 'kpp', short: 'KPP', role: 'type', days: { weekends: 'kppWeekends', days: 'kppDaysPerWeekend' }, register: ['C12'], source: clause('1.10', '1.11') },
  { key: 'kpp-rec', short: 'KPP-rec', role: 'type', days: [0], register: ['C54', 'C79'], source: clause('1.17') },
  { key: '1dn', short: 'BLS AED', role: 'type', days: [0], register: ['C10'], source: clause('1.20') },
  { key: '1dn-eng', short: 'BLS AED', role: 'type', days: [0], register: ['C79'], source: clause('1.20') },
  { key: 'ped', short: 'PED', role: 'type', days: { days: 'pedDays' }, register: [], source: clause('1.24') },
  { key: 'kpp2', short: 'KPP2', role: 'type', days: null, register: ['C79'], source: clause('3.11', '3.12') },
  { key: 'edb', short: 'EDB', role: 'type', days: null, register: ['C79'], source: clause('3.11', '3.12') },
  { key: 'kipp', short: 'KIPP', role: 'type', days: null, register: ['C79'], source: clause('3.11', '3.12') },
  { key: '2dn', short: 'BLS AED', role: 'type', days: { days: 'companyBlsExtendedDays' }, register: ['C10', 'C78'], source: clause('3.11') },
  { key: 'event', short: 'event', role: 'type', days: [0], register: ['C55', 'C78'], source: clause('3.11', '3.12') },
  { key: 'kursy-dla-firm', short: 'Kursy dla firm', role: 'client', days: null, register: ['C55'], source: clause('3.11') },
  { key: 'kursy-dla-osob-prywatnych', short: 'Dla Ciebie', role: 'client', days: null, register: ['C55'], source: clause('3.3') },
] as const satisfies readonly DeclaredCalendarKey[];
