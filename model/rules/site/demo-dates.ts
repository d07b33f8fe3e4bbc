import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

export const demoDates = decisionTable({
  id: 'demo-dates',
  area: 'site',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Terminy przykładowe', en: 'Demo dates' },
  sentence: {
    pl: 'Bez kalendarza właściciela terminy przykładowe są tylko na własnym komputerze albo na wyraźne życzenie.',
    en: 'Without a calendar of the owner, demo dates are shown on the own machine only, or where they are asked for by name.',
  },
  source: register('C107'),
  inputs: {
    calendar: labelled({ pl: 'podano adres kalendarza', en: 'a calendar host is set' }, boolean()),
    loopback: labelled({ pl: 'serwis działa tylko na własnym komputerze', en: 'the site can be reached from its own machine only' }, boolean()),
    asked: labelled(
      { pl: 'ustawienie', en: 'setting' },
      oneOf({ nothing: { pl: 'brak', en: 'none' }, yes: { pl: 'tak', en: 'yes' }, no: { pl: 'nie', en: 'no' } }),
    ),
  },
  outputs: oneOf({ shown: { pl: 'są', en: 'shown' }, absent: { pl: 'nie ma ich', en: 'absent' } }),
  rows: [
    row({ id: 'calendar', pl: 'kalendarz właściciela', en: 'calendar of the owner' }, { calendar: exactly(true) }, 'absent'),
    row({ id: 'asked', pl: 'na życzenie', en: 'asked for' }, { calendar: exactly(false), asked: exactly('yes') }, 'shown'),
    row({ id: 'refused', pl: 'wyłączone', en: 'turned off' }, { calendar: exactly(false), asked: exactly('no') }, 'absent'),
    row(
      { id: 'own-machine', pl: 'własny komputer', en: 'own machine' },
      { calendar: exactly(false), loopback: exactly(true), asked: exactly('nothing') },
      'shown',
    ),
    row(
      { id: 'public', pl: 'serwis publiczny', en: 'public site' },
      { calendar: exactly(false), loopback: exactly(false), asked: exactly('nothing') },
      'absent',
    ),
  ],
  examples: [
    example({ calendar: false, loopback: true, asked: 'nothing' }, 'shown'),
    example({ calendar: false, loopback: false, asked: 'nothing' }, 'absent'),
    example({ calendar: false, loopback: false, asked: 'yes' }, 'shown'),
    example({ calendar: false, loopback: true, asked: 'no' }, 'absent'),
    example({ calendar: true, loopback: true, asked: 'yes' }, 'absent'),
  ],
  assumptions: ['C107'],
});
