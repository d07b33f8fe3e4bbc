import { labelled } from '../../localized-text.ts';
import { from, law, register } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** What a statement of withdrawal does at the moment in which it arrives. */
export const withdrawalEffect = decisionTable({
  id: 'withdrawal-effect',
  area: 'bookings',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Skutek oświadczenia o odstąpieniu', en: 'Effect of a statement of withdrawal' },
  sentence: {
    pl: 'Oświadczenie, którego numer i adres e-mail pasują do rezerwacji, działa od razu, jeżeli zamówienie czeka jeszcze na potwierdzenie adresu albo przyszło przed początkiem kursu i w terminie, a po zmianie terminu przez nas, dopóki można wybierać, po odwołaniu zaś zawsze; rezerwacji, która już się skończyła, niczego nie zmienia. Wpis na listę rezerwową nie jest umową: ta osoba tylko wypisuje się z listy. Pozostałe rozpatruje biuro.',
    en: 'A statement whose number and e-mail address fit a booking takes effect at once if the order still waits for its address to be confirmed, or if it came before the course began and in time, or, after we changed the date, while the person may choose, and of a cancelled course always; of a booking that has ended already it changes nothing. An entry on the reserve list is no contract: its person only leaves the list. The office deals with the others.',
  },
  source: from(register('C113', 'C242'), law('consumer-rights-27', 'withdrawal-function')),
  inputs: {
    booking: labelled(
      { pl: 'rezerwacja o tym numerze i adresie', en: 'booking of this number and address' },
      oneOf({
        none: { pl: 'nie ma takiej', en: 'there is none' },
        list: { pl: 'jest na liście rezerwowej', en: 'is on the reserve list' },
        waiting: { pl: 'czeka na potwierdzenie adresu', en: 'waits for its address to be confirmed' },
        contract: { pl: 'umowa obowiązuje', en: 'the contract holds' },
        ended: { pl: 'już wygasła lub odstąpiono od umowy', en: 'expired or withdrawn already' },
        other: { pl: 'zapytanie albo zapis zakończony', en: 'an enquiry, or a completed enrolment' },
      }),
    ),
    inTime: labelled(
      {
        pl: 'przed upływem terminu odstąpienia albo gdy po naszej zmianie nie wybrano terminu lub kurs jest odwołany',
        en: 'within the withdrawal period, or while no choice was made after our change, or the course is cancelled',
      },
      boolean(),
    ),
    started: labelled({ pl: 'kurs już się rozpoczął', en: 'the course has begun' }, boolean()),
  },
  outputs: oneOf({
    effective: { pl: 'działa od razu', en: 'takes effect at once' },
    left: { pl: 'wypisuje z listy rezerwowej', en: 'leaves the reserve list' },
    settled: { pl: 'niczego już nie zmienia', en: 'changes nothing any more' },
    late: { pl: 'po terminie, rozpatruje biuro', en: 'after its time, the office deals with it' },
    begun: { pl: 'w trakcie kursu, rozpatruje biuro', en: 'while the course runs, the office deals with it' },
    office: { pl: 'nie wiadomo, której umowy dotyczy; rozpatruje biuro', en: 'unknown which contract it is about; the office deals with it' },
  }),
  accepts: ['effective', 'left', 'settled'],
  rows: [
    row({ id: 'in-time', pl: 'w terminie', en: 'in time' }, { booking: exactly('contract'), inTime: exactly(true), started: exactly(false) }, 'effective'),
    row({ id: 'unconfirmed', pl: 'nie ma jeszcze umowy', en: 'no contract yet' }, { booking: exactly('waiting') }, 'effective'),
    row({ id: 'leaves-list', pl: 'tylko wpis na listę', en: 'only an entry on the list' }, { booking: exactly('list') }, 'left'),
    row({ id: 'again', pl: 'ponownie', en: 'once more' }, { booking: exactly('ended') }, 'settled'),
    row({ id: 'too-late', pl: 'po terminie', en: 'too late' }, { booking: exactly('contract'), inTime: exactly(false) }, 'late'),
    row(
      { id: 'begun', pl: 'kurs już trwa', en: 'course under way', source: law('consumer-rights-early-start') },
      { booking: exactly('contract'), inTime: exactly(true), started: exactly(true) },
      'begun',
    ),
    row({ id: 'no-fit', pl: 'do niczego nie pasuje', en: 'fits nothing' }, { booking: among('none', 'other') }, 'office'),
  ],
  examples: [
    example({ booking: 'contract', inTime: true, started: false }, 'effective'),
    example({ booking: 'contract', inTime: false, started: false }, 'late'),
    example({ booking: 'contract', inTime: true, started: true }, 'begun'),
    example({ booking: 'waiting', inTime: true, started: false }, 'effective'),
    example({ booking: 'list', inTime: false, started: false }, 'left'),
    example({ booking: 'ended', inTime: true, started: false }, 'settled'),
    example({ booking: 'none', inTime: true, started: false }, 'office'),
    example({ booking: 'other', inTime: true, started: false }, 'office'),
  ],
  assumptions: ['C16', 'C113', 'C242'],
});
