import type { RegisterEntry } from '../../schema/register.ts';

/** Register entries on the mails that the site sends. */
export const ourMailsRegister = [
  {
    id: 'C114',
    area: 'ours',
    subject: { pl: 'Kiedy i jak długo serwis wysyła e-maile', en: 'When and for how long the site sends e-mails' },
    says: [{ clauses: ['4.27'], variant: { pl: 'wyniki zapisu (tylko teksty)', en: 'registration outcomes (texts only)' } }],
    decision: {
      pl: 'Nieudany e-mail serwis wysyła jeszcze raz, za każdym razem po dwa razy dłuższej przerwie, razem {mailAttempts} razy; potem widzi go biuro. Przypomnienie przychodzi {reminderDays} przed kursem. O wysłanym e-mailu wiadomo przez {sentMailDays}, do kogo i kiedy poszedł, bez jego treści.',
      en: 'A mail that fails is sent again, each time after a pause twice as long, {mailAttempts} times in all; then the office sees it. The reminder comes {reminderDays} before the course. Of a mail that was sent we know for {sentMailDays} to whom and when it went, without what it said.',
    },
    reason: {
      pl: 'Serwer poczty może stać przez weekend, a e-mail z umową ma mimo to dojść. Treść jest w skrzynce odbiorcy i w rezerwacji, trzeciej kopii nie trzeba.',
      en: 'A mail server may be down for a weekend, and the mail with the contract must arrive all the same. Its words stand in the mailbox and in the booking; no third copy is needed.',
    },
    witness: ['rules.mail-fate', 'parameters.mailAttempts', 'parameters.mailRetryDelay', 'parameters.reminderDays', 'parameters.sentMailDays', '@C114'],
    confirmedBy: 'owner',
    status: 'decided',
  },
] as const satisfies readonly RegisterEntry[];
