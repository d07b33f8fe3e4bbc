import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type NodemailerError } from 'nodemailer';
import { organisation } from '#generated/data/organisation.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { MailSettings } from './mail-settings.ts';
import type { RenderedMail, StoredMail } from './render/render-mail.ts';

/**
 * Sends mails. `send` throws a MailFault if the mail server refuses the mail or fails; the transport that writes files throws the error of
 * the file system.
 */
export interface MailTransport {
  readonly send: (mail: StoredMail, rendered: RenderedMail) => Promise<void>;
  readonly close: () => void;
}

/** What a failure concerns: this mail for ever, this mail for now, or the mail server, so that other mails are not tried now either. */
export type FaultScope = 'for-ever' | 'for-now' | 'server';

export class MailFault extends Error {
  readonly scope: FaultScope;

  constructor(code: string, scope: FaultScope) {
    super(code);
    this.scope = scope;
  }
}

/** Milliseconds; together shorter than the lease of a mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const aboutTheMail: readonly string[] = ['EENVELOPE', 'EMESSAGE'];

/** The code of a fault that is a verdict on the recipient: the address takes no mail. */
const refusedRecipient = 'ERECIPIENT';

/** Whether the fault of a stored mail is a verdict on its recipient, not on our sender or our quota. */
export const isRecipientRefused = (fault: string | null): boolean => fault?.startsWith(refusedRecipient) ?? false;

/** Enhanced status codes about the recipient's address (RFC 3463, 3.2 and 3.3; RFC 7505); 5.1.7 and 5.1.8 are about the sender's. */
const aboutTheRecipient = /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/;
/** What a server without such codes says at `RCPT TO` about our account. */
const aboutOurAccount = /auth|block|exceed|limit|polic|quota|relay|sender|spam|too many/i;

const isVerdictOnRecipient = (command: unknown, answer: number, words: string): boolean => {
  if (command !== 'RCPT TO' || answer < 500) return false;
  const status = /^\d{3}[ -](\d\.\d+\.\d+)\b/.exec(words)?.[1];
  return status === undefined ? answer === 550 && !aboutOurAccount.test(words) : aboutTheRecipient.test(status);
};

/** A fault without the words of the mail server, which may quote the address. */
const faultOf = (error: unknown): MailFault => {
  const { code = 'unknown', command, response = '', responseCode }: NodemailerError = Object(error);
  if (responseCode === undefined) return new MailFault(code, aboutTheMail.includes(code) ? 'for-ever' : 'server');
  if (isVerdictOnRecipient(command, responseCode, response))
    return new MailFault(`${refusedRecipient} ${responseCode}`, 'for-ever');
  const isForNow = aboutTheMail.includes(code) && command !== 'MAIL FROM' && responseCode < 500;
  return new MailFault(`${code} ${responseCode}`, isForNow ? 'for-now' : 'server');
};

const messageOf = ({ from, office }: MailSettings, mail: StoredMail, rendered: RenderedMail) => ({
  from: { name: organisation.name, address: from },
  to: { name: '', address: mail.recipient ?? office },
  ...(rendered.replyTo === null ? {} : { replyTo: { name: '', address: rendered.replyTo } }),
  messageId: `<${mail.messageId}@${from.split('@').at(-1)}>`,
  date: mail.createdAt,
  subject: rendered.subject.slice(0, parameters.mailLineLength - 'Subject: '.length),
  text: rendered.text,
  html: rendered.html,
  attachments: [...rendered.attachments],
  // RFC 3834, and what Exchange and Outlook look at instead (MS-OXCMAIL, 2.1.3.2.20).
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Sends mails through the server of `SMTP_URL`, with one connection per mail. */
const smtpTransport = (settings: MailSettings, url: string): MailTransport => {
  const transport = createTransport({ url, ...timeouts });
  return {
    send: async (mail, rendered) => {
      await transport.sendMail(messageOf(settings, mail, rendered)).catch((error: unknown) => {
        throw faultOf(error);
      });
    },
    close: () => transport.close(),
  };
};

/** Writes mails to files that every mail program opens; the same mail gets the same file name. */
const fileTransport = (settings: MailSettings, folder: string): MailTransport => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail, rendered) => {
      const { message } = await transport.sendMail(messageOf(settings, mail, rendered));
      const file = join(
        folder,
        `${mail.createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${mail.kind}-${mail.messageId}.eml`,
      );
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
};

/** The transport that the settings name: a mail server, or a folder. */
export const openMailTransport = (settings: MailSettings, folder: string): MailTransport =>
  settings.smtpUrl === undefined ? fileTransport(settings, folder) : smtpTransport(settings, settings.smtpUrl);
