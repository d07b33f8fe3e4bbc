import type { PromisedCommand } from '#generated/data/promised-commands.ts';
import { booking } from './bookings/booking.ts';
import { bookings } from './bookings/bookings.ts';
import type { OfficeCommand } from './command/command.ts';
import type { Commands } from './command/parse-line.ts';
import { digest } from './digest/digest.ts';
import { message, messageAnswered, messages } from './messages/messages.ts';
import { refunds, reserve, unpaid } from './money/due-lists.ts';
import { attendance } from './people/attendance.ts';
import { examList } from './people/exam-list.ts';
import { accessLog } from './records/access-log.ts';
import { journal } from './records/journal.ts';
import { policyReportList } from './records/policy-reports.ts';
import { requests, settled, statements } from './requests/requests.ts';
import { importTerms } from './terms/import/import-terms.ts';
import { terms } from './terms/terms.ts';

/** In the order in which help shows them. A row here is all that a new one needs; what texts promise may not be missing. */
const table = {
  digest,
  bookings,
  booking,
  unpaid,
  refunds,
  reserve,
  terms,
  'import-terms': importTerms,
  attendance,
  'exam-list': examList,
  messages,
  message,
  'message-answered': messageAnswered,
  requests,
  statements,
  settled,
  'access-log': accessLog,
  journal,
  'policy-reports': policyReportList,
} satisfies Commands & Readonly<Record<PromisedCommand, OfficeCommand>>;

/** Every command of the office. */
export const officeCommands: Commands = table;
