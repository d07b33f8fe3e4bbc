import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
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

const codesOf = (error: unknown): { readonly code: string; readonly answer: number | null } => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : null;
  return { code, answer };
};

/** A fault without the words of the mail server, which may quote the address. */
const faultOf = (error: unknown): MailFault => {
  const { code, answer } = codesOf(error);
  const words = answer === null ? code : `${code} ${answer}`;
  if (!aboutTheMail.includes(code)) return new MailFault(words, 'server');
  return new MailFault(words, answer === null || answer >= 500 ? 'for-ever' : 'for-now');
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
