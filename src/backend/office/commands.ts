import type { PromisedCommand } from '#generated/data/promised-commands.ts';
import { booking } from './bookings/booking.ts';
import { bookings } from './bookings/bookings.ts';
import { confirmByPhone, sendAgain } from './bookings/by-phone.ts';
import { correct } from './bookings/correct.ts';
import { note } from './bookings/note.ts';
import { reserveAnswered } from './bookings/reserve-answered.ts';
import type { OfficeCommand } from './command/command.ts';
import type { Commands } from './command/parse-line.ts';
import { digest } from './digest/gather-digest.ts';
import { refunds, unpaid } from './money/due-lists.ts';
import { markPaid, refund, refunded } from './money/money-commands.ts';
import { attendance } from './people/attendance.ts';
import { examList } from './people/exam-list.ts';
import { book } from './phone/book.ts';
import { confirmWithdrawal } from './requests/confirm-withdrawal.ts';
import { messageAnswered, messages } from './requests/messages.ts';
import { requests, settled } from './requests/requests.ts';
import { access } from './rights/access.ts';
import { erase } from './rights/erase.ts';
import { cancelTerm } from './terms/cancel-term.ts';
import { importTerms } from './terms/import/import-terms.ts';
import { moveBooking } from './terms/move-booking.ts';
import { terms } from './terms/terms.ts';
import { backup, restore, rotate } from './upkeep/backup-commands.ts';
import { reviveDeadMail } from './upkeep/dead-mails.ts';
import { journal } from './upkeep/journal.ts';

/** In the order in which help shows them. A new command needs only a row here. Commands that texts promise must not be missing. */
const table = {
  digest,
  bookings,
  booking,
  book,
  confirm: confirmByPhone,
  'send-again': sendAgain,
  correct,
  note,
  unpaid,
  'mark-paid': markPaid,
  refunds,
  refund,
  refunded,
  move: moveBooking,
  'reserve-answered': reserveAnswered,
  terms,
  'import-terms': importTerms,
  'cancel-term': cancelTerm,
  attendance,
  'exam-list': examList,
  messages,
  'message-answered': messageAnswered,
  requests,
  access,
  erase,
  'confirm-withdrawal': confirmWithdrawal,
  settled,
  journal,
  'revive-mail': reviveDeadMail,
  backup,
  restore,
  'rotate-keys': rotate,
} satisfies Commands & Readonly<Record<PromisedCommand, OfficeCommand>>;

/** Every command of the office. */
export const officeCommands: Commands = table;
