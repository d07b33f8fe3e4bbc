import { labelled } from '../../localized-text.ts';
import { decision } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

const compared = {
  same: { pl: 'ten sam', en: 'the same' },
  different: { pl: 'inny', en: 'another' },
  unknown: { pl: 'nie do porównania', en: 'cannot be compared' },
} as const;

/** Whether two bookings with one e-mail address are those of one person. */
export const samePerson = decisionTable({
  id: 'same-person',
  area: 'bookings',
  signedBy: 'owner',
  weight: 'oneOrder',
  title: { pl: 'Czy to ta sama osoba', en: 'Whether it is the same person' },
  sentence: {
    pl: 'Dwa zapisy z jednym adresem są zapisami jednej osoby, gdy mają ten sam PESEL. Gdy któryś go nie ma, musi się zgadzać imię i nazwisko, a data urodzenia nie może się różnić.',
    en: 'Two bookings with one address are those of one person where their PESEL is the same. Where one of them has none, the name must be the same and the date of birth must not differ.',
  },
  source: decision('C275', {
    pl: 'Osobę poznaje się po numerze PESEL, a bez niego po dacie urodzenia oraz imieniu i nazwisku',
    en: 'A person is known by the PESEL number, and without it by date of birth and name',
  }),
  inputs: {
    peselMatch: labelled({ pl: 'porównanie numerów PESEL', en: 'comparison of the PESEL numbers' }, oneOf(compared)),
    birthDayMatch: labelled({ pl: 'porównanie dni urodzenia', en: 'comparison of the days of birth' }, oneOf(compared)),
    sameName: labelled({ pl: 'to samo imię i nazwisko, bez wielkości liter i znaków nad nimi', en: 'the same name, whatever its case and accents' }, boolean()),
  },
  outputs: oneOf({ same: { pl: 'ta sama osoba', en: 'the same person' }, another: { pl: 'inna osoba', en: 'another person' } }),
  accepts: ['same'],
  rows: [
    row({ id: 'same-pesel', pl: 'ten sam PESEL', en: 'the same PESEL' }, { peselMatch: exactly('same') }, 'same'),
    row({ id: 'other-pesel', pl: 'inny PESEL', en: 'another PESEL' }, { peselMatch: exactly('different') }, 'another'),
    row(
      { id: 'other-day', pl: 'bez numeru PESEL: inny dzień urodzenia', en: 'without a PESEL: another day of birth' },
      { peselMatch: exactly('unknown'), birthDayMatch: exactly('different') },
      'another',
    ),
    row(
      { id: 'same-name', pl: 'bez numeru PESEL: to samo imię i nazwisko', en: 'without a PESEL: the same name' },
      { peselMatch: exactly('unknown'), birthDayMatch: among('same', 'unknown'), sameName: exactly(true) },
      'same',
    ),
    row(
      { id: 'other-name', pl: 'bez numeru PESEL: inne imię lub nazwisko', en: 'without a PESEL: another name' },
      { peselMatch: exactly('unknown'), birthDayMatch: among('same', 'unknown'), sameName: exactly(false) },
      'another',
    ),
  ],
  examples: [
    example({ peselMatch: 'same', birthDayMatch: 'same', sameName: false }, 'same'),
    example({ peselMatch: 'different', birthDayMatch: 'same', sameName: true }, 'another'),
    example({ peselMatch: 'unknown', birthDayMatch: 'different', sameName: true }, 'another'),
    example({ peselMatch: 'unknown', birthDayMatch: 'same', sameName: true }, 'same'),
    example({ peselMatch: 'unknown', birthDayMatch: 'unknown', sameName: true }, 'same'),
    example({ peselMatch: 'unknown', birthDayMatch: 'same', sameName: false }, 'another'),
  ],
  assumptions: ['C275'],
});
