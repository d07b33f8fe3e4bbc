import { z } from 'zod';

const largestPort = 65_535;
const largestCount = 999_999_999;
const keyBytes = 32;

/** A checked text of the environment; the error completes “NAME must be …”. */
const textThat = (isRight: (text: string) => boolean, expected: string) =>
  z.string().refine(isRight, { error: expected });

const isUrlOf =
  (schemes: RegExp) =>
  (text: string): boolean =>
    URL.canParse(text) && schemes.test(new URL(text).protocol) && new URL(text).hostname !== '';

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

const hasNoControl = (text: string): boolean => !/\p{Cc}/u.test(text);

/** What variables of the environment may hold, and how each is read. */
export const kinds = {
  port: textThat((text) => isWhole(text, 0, largestPort), `a number from 0 to ${largestPort}`).transform(Number),
  count: (least: number) =>
    textThat((text) => isWhole(text, least, largestCount), `a whole number from ${least}`).transform(Number),
  /** Without a slash at its end. */
  webUrl: textThat(isUrlOf(/^https?:$/), 'a URL such as https://example.pl').transform((url) =>
    url.replace(/\/+$/, ''),
  ),
  postgresUrl: textThat(isUrlOf(/^postgres(?:ql)?:$/), 'a URL such as postgres://user@host/name'),
  smtpUrl: textThat(isUrlOf(/^smtps?:$/), 'a URL such as smtps://user:password@host:465'),
  email: textThat((text) => z.email().safeParse(text).success, 'an e-mail address such as biuro@example.pl'),
  host: textThat((text) => /^[\w.:%-]+$/.test(text), 'a name or an address such as 0.0.0.0'),
  path: textThat(hasNoControl, 'a path without control characters'),
  flag: textThat((text) => text === '1' || text === '0', '1 or 0').transform((text) => text === '1'),
  oneOf: <const Word extends string>(words: readonly Word[]) => z.enum(words, { error: `one of ${words.join(', ')}` }),
  /** Still in base64. */
  key: textThat(
    (text) => text.split(',').every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)),
    `${keyBytes} bytes in base64, as this command makes them: openssl rand -base64 ${keyBytes}; older keys may follow after commas`,
  ),
  token: textThat((text) => /^[\x21-\x7e]+$/.test(text), 'printable ASCII characters without a space'),
  text: textThat(hasNoControl, 'a line of text without control characters'),
} as const;
