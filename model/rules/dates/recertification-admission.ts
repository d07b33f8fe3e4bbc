import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, resultOfRule, row } from '../language.ts';
import { recertificationWindow } from './recertification-window.ts';

/** The answer of the calculator once the window is known. */
export const recertificationAdmission = decisionTable({
  id: 'recertification-admission',
  area: 'dates',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Dopuszczenie do recertyfikacji', en: 'Admission to recertification' },
  sentence: {
    pl: 'Dopuszczona jest osoba w oknie recertyfikacji, która pracuje lub służy w jednostce współpracującej z systemem ratownictwa albo do niej należy; zaświadczenia MSWiA i MON mają własne przepisy.',
    en: 'Admitted is a person within the window who works in, serves in or belongs to a cooperating unit; certificates of the interior and defence ministries follow rules of their own.',
  },
  source: from(clause('5.19'), law('kpp-regulation')),
  inputs: {
    certificate: labelled(
      { pl: 'rodzaj zaświadczenia', en: 'kind of certificate' },
      oneOf({ civil: { pl: 'cywilne', en: 'civil' }, interior: { pl: 'MSWiA', en: 'interior ministry' }, defence: { pl: 'MON', en: 'defence ministry' } }),
    ),
    belongsToUnit: labelled({ pl: 'należy do jednostki współpracującej', en: 'belongs to a cooperating unit' }, boolean()),
    window: labelled({ pl: 'okno recertyfikacji', en: 'recertification window' }, recertificationWindow.outputs),
  },
  givenBy: { window: resultOfRule(recertificationWindow) },
  outputs: oneOf({
    admitted: { pl: 'dopuszczona', en: 'admitted' },
    tooEarly: { pl: 'za wcześnie', en: 'too early' },
    expiredAskUs: { pl: 'po terminie: prosimy o kontakt', en: 'expired: please ask us' },
    notInUnit: { pl: 'spoza jednostki', en: 'not of a unit' },
    ownRules: { pl: 'własne przepisy resortu', en: 'rules of the ministry' },
  }),
  accepts: ['admitted'],
  rows: [
    row(
      {
        id: 'own-rules',
        pl: 'zaświadczenie resortowe',
        en: 'certificate of a ministry',
        source: from(register('C20'), law('medical-rescue-interior', 'medical-rescue-defence')),
      },
      { certificate: among('interior', 'defence') },
      'ownRules',
    ),
    row(
      { id: 'not-in-unit', pl: 'osoba spoza jednostki', en: 'person of no unit' },
      { certificate: exactly('civil'), belongsToUnit: exactly(false) },
      'notInUnit',
    ),
    row(
      { id: 'too-early', pl: 'za wcześnie', en: 'too early', source: clause('5.15') },
      { certificate: exactly('civil'), belongsToUnit: exactly(true), window: exactly('tooEarly') },
      'tooEarly',
    ),
    row(
      { id: 'admitted', pl: 'w oknie', en: 'within the window' },
      { certificate: exactly('civil'), belongsToUnit: exactly(true), window: exactly('inWindow') },
      'admitted',
    ),
    row(
      { id: 'expired', pl: 'po terminie ważności', en: 'after the end of validity', source: register('C18') },
      { certificate: exactly('civil'), belongsToUnit: exactly(true), window: exactly('expired') },
      'expiredAskUs',
    ),
  ],
  examples: [
    example({ certificate: 'civil', belongsToUnit: true, window: 'inWindow' }, 'admitted'),
    example({ certificate: 'civil', belongsToUnit: false, window: 'inWindow' }, 'notInUnit'),
    example({ certificate: 'civil', belongsToUnit: true, window: 'expired' }, 'expiredAskUs'),
    example({ certificate: 'civil', belongsToUnit: true, window: 'tooEarly' }, 'tooEarly'),
    example({ certificate: 'interior', belongsToUnit: true, window: 'inWindow' }, 'ownRules', law('medical-rescue-interior')),
  ],
  assumptions: ['C17', 'C18', 'C20'],
});
