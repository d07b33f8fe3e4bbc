import { join } from 'node:path';
import type { z } from 'zod';
import { organisation } from '#generated/data/organisation.ts';
import { isLoopbackUrl } from '#settings/loopback.ts';
import type { startSettings } from '#settings/settings.ts';

export interface MailSettings {
  /** Where mails are handed in; without it they become files. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** Where the office reads. */
  readonly office: string;
}

type Read = z.infer<typeof startSettings>;

/** A server on another machine needs encryption, unless the URL sets `requireTLS=false`. */
const encrypted = (text: string): string => {
  const url = new URL(text);
  if (url.protocol === 'smtps:' || isLoopbackUrl(text) || url.searchParams.has('requireTLS')) return text;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
};

/** How mails leave. */
export const readMailSettings = (read: Pick<Read, 'SMTP_URL' | 'MAIL_FROM' | 'OFFICE_EMAIL'>): MailSettings => ({
  smtpUrl: read.SMTP_URL === undefined ? undefined : encrypted(read.SMTP_URL),
  from: read.MAIL_FROM ?? organisation.email,
  office: read.OFFICE_EMAIL ?? organisation.email,
});

/** The folder in which mails become files if no mail server is set. */
export const outboxFolder = (dataFolder: string): string => join(dataFolder, 'outbox');

/** The warning at the start; null where mails are sent. */
export const mailSettingsWarning = ({ smtpUrl }: MailSettings, dataFolder: string): string | null =>
  smtpUrl === undefined
    ? `NO E-MAIL IS SENT: every mail becomes a file in ${outboxFolder(dataFolder)}. Set SMTP_URL to send them.`
    : null;
