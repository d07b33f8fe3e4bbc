import type { StoredMail } from '#backend/outbox/render/render-mail.ts';
import type { Locale } from '#domain/locale.ts';
import type { MailFacts, MailKind } from '#generated/mails/mail-kinds.ts';
import { sampleFacts } from './sample-facts.ts';

/** A mail of the outbox with the sample facts, overridden by the given ones. */
export const storedMail = <Kind extends MailKind>(
  kind: Kind,
  locale: Locale = 'pl',
  facts: Partial<MailFacts[Kind]> = {},
): StoredMail => ({
  id: 1,
  messageId: '0b8f4c3e-1b6f-4f6e-9a58-2f7b1c9d0e11',
  kind,
  recipient: 'zaneta@example.pl',
  locale,
  facts: { ...sampleFacts[kind], ...facts },
  once: null,
  createdAt: new Date('2026-11-22T18:05:00Z'),
  dueAt: null,
  attempts: 1,
  state: 'waiting',
  fault: null,
  sentAt: null,
  mailbox: null,
  sender: null,
});
