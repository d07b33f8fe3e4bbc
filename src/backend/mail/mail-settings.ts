import { isLoopbackUrl } from '#domain/loopback.ts';
import { validEmail } from '#domain/texts/email-address.ts';
import { organisation } from '#generated/data/organisation.ts';
import { ConfigurationError } from '../configuration-error.ts';

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailSettings {
  /** Where mails are handed in; without it they become files. */
  readonly smtpUrl: string | undefined;
  readonly from: MailAddress;
  /** Where the office reads. */
  readonly office: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>\s*$/;

const readFrom = (text: string | undefined): MailAddress => {
  if (text === undefined || text === '') return { name: organisation.name, address: organisation.email };
  const [, name = '', address = ''] = named.exec(text) ?? [text, organisation.name, text];
  if (validEmail(address)) return { name, address };
  throw new ConfigurationError(
    `MAIL_FROM must be an address such as kursy@example.pl or Firma <kursy@example.pl>; it is “${text}”. Change it or leave it out.`,
  );
};

const readOffice = (text: string | undefined): string => {
  if (text === undefined || text === '') return organisation.email;
  if (validEmail(text)) return text;
  throw new ConfigurationError(`OFFICE_EMAIL must be an e-mail address; it is “${text}”. Change it or leave it out.`);
};

/** A server elsewhere is spoken to under encryption alone, unless the URL itself says `requireTLS=false`. */
const readSmtpUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new ConfigurationError(
      'SMTP_URL must be a URL such as smtps://user:password@mail.example.pl. Change it or leave it out.',
    );
  }
  if (url.protocol === 'smtps:' || isLoopbackUrl(text) || url.searchParams.has('requireTLS')) return text;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
};

/** How mails leave: `SMTP_URL`, `MAIL_FROM`, `OFFICE_EMAIL`. */
export const readMailSettings = (environment: Environment): MailSettings => ({
  smtpUrl: readSmtpUrl(environment.SMTP_URL),
  from: readFrom(environment.MAIL_FROM),
  office: readOffice(environment.OFFICE_EMAIL),
});

/** What a start says about mails; null where they leave. */
export const mailWarning = ({ smtpUrl }: MailSettings, folder: string): string | null =>
  smtpUrl === undefined
    ? `NO E-MAIL LEAVES THIS MACHINE: every mail becomes a file in ${folder}. Set SMTP_URL to send them.`
    : null;
