import type { CalendarKey } from '../schema/calendar.ts';
import { clause } from '../source.ts';

/**
 * Codes of the calendar service. `typeName` is the name of the type in the audience where the specification gives it.
 * `days` counts from the first day of a term: two consecutive weekends, Friday to
 * Sunday, are 0, 1, 2, 7, 8, 9.
 */
export const calendarKeys = [
  { key: 'kpp', short: 'KPP', typeName: 'kpp', role: 'type', days: [0, 1, 2, 7, 8, 9], examOnLastDay: true, register: ['C12'], source: clause('1.10', '1.11') },
  { key: 'kpp-rec', short: 'KPP-rec', typeName: 'kppRec', role: 'type', days: [0], examOnLastDay: true, register: ['C54', 'C79'], source: clause('1.17') },
  { key: '1dn', short: 'BLS AED', typeName: null, role: 'type', days: [0], examOnLastDay: false, register: ['C10'], source: clause('1.20') },
  { key: '1dn-eng', short: 'BLS AED', typeName: null, role: 'type', days: [0], examOnLastDay: false, register: ['C79'], source: clause('1.20') },
  { key: 'ped', short: 'PED', typeName: null, role: 'type', days: [0], examOnLastDay: false, register: [], source: clause('1.24') },
  { key: 'kpp2', short: 'KPP2', typeName: null, role: 'type', days: null, examOnLastDay: false, register: ['C79'], source: clause('3.11', '3.12') },
  { key: 'edb', short: 'EDB', typeName: null, role: 'type', days: null, examOnLastDay: false, register: ['C79'], source: clause('3.11', '3.12') },
  { key: 'kipp', short: 'KIPP', typeName: null, role: 'type', days: null, examOnLastDay: false, register: ['C79'], source: clause('3.11', '3.12') },
  { key: '2dn', short: 'BLS AED', typeName: null, role: 'type', days: [0, 1], examOnLastDay: false, register: ['C10', 'C78'], source: clause('3.11') },
  { key: 'event', short: 'event', typeName: null, role: 'type', days: [0], examOnLastDay: false, register: ['C55', 'C78'], source: clause('3.11', '3.12') },
  {
    key: 'kursy-dla-firm',
    short: 'Kursy dla firm',
    typeName: null,
    role: 'client',
    days: null,
    examOnLastDay: false,
    register: ['C55'],
    source: clause('3.11'),
  },
  {
    key: 'kursy-dla-osob-prywatnych',
    short: 'Dla Ciebie',
    typeName: null,
    role: 'client',
    days: null,
    examOnLastDay: false,
    register: ['C55'],
    source: clause('3.3'),
  },
] as const satisfies readonly CalendarKey[];
