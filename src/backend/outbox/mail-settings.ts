import { join } from 'node:path';
import type { z } from 'zod';
import { organisation } from '#generated/data/organisation.ts';
import { isLoopbackUrl } from '#settings/loopback.ts';
import type { startSettings } from '#settings/settings.ts';

export interface MailSettings {
  /** The mail server; without it mails are written to files. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** The address of the office. */
  readonly office: string;
}

type Read = z.infer<typeof startSettings>;

/** Requires encryption for a mail server on another machine, unless the URL sets `requireTLS=false`. */
const encrypted = (text: string): string => {
  const url = new URL(text);
  if (url.protocol === 'smtps:' || isLoopbackUrl(text) || url.searchParams.has('requireTLS')) return text;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
};

/** Reads how mails are sent. */
export const readMailSettings = (read: Pick<Read, 'SMTP_URL' | 'MAIL_FROM' | 'OFFICE_EMAIL'>): MailSettings => ({
  smtpUrl: read.SMTP_URL === undefined ? undefined : encrypted(read.SMTP_URL),
  from: read.MAIL_FROM ?? organisation.email,
  office: read.OFFICE_EMAIL ?? organisation.email,
});

/** The folder to which mails are written if no mail server is set. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, 'outbox');

/** The warning about mails that is printed at the start; null if mails are sent. */
export const mailSettingsWarning = ({ smtpUrl }: MailSettings, dataFolder: string): string | null =>
  smtpUrl === undefined
    ? `NO E-MAIL IS SENT: every mail becomes a file in ${outboxFolder(dataFolder)}. Set SMTP_URL to send them.`
    : null;
