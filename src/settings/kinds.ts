import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';

const largestPort = 65_535;
const largestCount = 999_999_999;
const keyBytes = 32;

type LocalizedText = Readonly<Record<Locale, string>>;

const expectations = z.registry<LocalizedText>();

/** A text of the environment with a check. The words complete “NAME must be …”, in messages and in the table of settings. */
const textThat = (isRight: (text: string) => boolean, expected: LocalizedText) =>
  z.string().refine(isRight, { error: expected.en }).register(expectations, expected);

/** Whether a “#”, “/” or “?” in a password has cut the URL off: the text before it was read as the host, and an @ follows. */
const isCutOff = ({ username, pathname, search }: URL, text: string): boolean =>
  text.includes('#') || (username === '' && `${pathname}${search}`.includes('@'));

const isUrlOf =
  (schemes: RegExp) =>
  (text: string): boolean => {
    const url = URL.parse(text);
    return url !== null && schemes.test(url.protocol) && url.hostname !== '' && !isCutOff(url, text);
  };

const written = {
  pl: '; w haśle zamiast # trzeba pisać %23, zamiast / %2F, zamiast ? %3F, a zamiast @ %40',
  en: '; in a password write # as %23, / as %2F, ? as %3F and @ as %40',
} as const;

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;

const hasNoControl = (text: string): boolean => !/\p{Cc}/u.test(text);

/** What variables of the environment may contain, and how each is read. */
export const kinds = {
  port: textThat((text) => isWhole(text, 0, largestPort), {
    pl: `liczba od 0 do ${largestPort}`,
    en: `a number from 0 to ${largestPort}`,
  }).transform(Number),
  count: (least: number) =>
    textThat((text) => isWhole(text, least, largestCount), {
      pl: `liczba całkowita od ${least}`,
      en: `a whole number from ${least}`,
    }).transform(Number),
  /** Without a slash at its end. */
  webUrl: textThat(isUrlOf(/^https?:$/), {
    pl: 'adres taki jak https://example.pl, bez #',
    en: 'a URL such as https://example.pl, without a #',
  }).transform((url) => url.replace(/\/+$/, '')),
  postgresUrl: textThat(isUrlOf(/^postgres(?:ql)?:$/), {
    pl: `adres taki jak postgres://user@host/name${written.pl}`,
    en: `a URL such as postgres://user@host/name${written.en}`,
  }),
  smtpUrl: textThat(isUrlOf(/^smtps?:$/), {
    pl: `adres taki jak smtps://user:password@host:465${written.pl}`,
    en: `a URL such as smtps://user:password@host:465${written.en}`,
  }),
  email: textThat((text) => z.email().safeParse(text).success, {
    pl: 'adres e-mail taki jak biuro@example.pl',
    en: 'an e-mail address such as biuro@example.pl',
  }),
  host: textThat((text) => /^[\w.:%-]+$/.test(text), {
    pl: 'nazwa lub adres, na przykład 0.0.0.0',
    en: 'a name or an address such as 0.0.0.0',
  }),
  path: textThat(hasNoControl, { pl: 'ścieżka bez znaków sterujących', en: 'a path without control characters' }),
  flag: textThat((text) => text === '1' || text === '0', { pl: '1 lub 0', en: '1 or 0' }).transform(
    (text) => text === '1',
  ),
  oneOf: <const Word extends string>(words: readonly Word[]) =>
    z
      .enum(words, { error: `one of ${words.join(', ')}` })
      .register(expectations, { pl: `jedno z: ${words.join(', ')}`, en: `one of ${words.join(', ')}` }),
  /** Still in base64. */
  key: textThat((text) => text.split(',').every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)), {
    pl: `${keyBytes} bajty w base64, które daje polecenie: openssl rand -base64 ${keyBytes}; po przecinkach mogą stać starsze klucze`,
    en: `${keyBytes} bytes in base64, as this command makes them: openssl rand -base64 ${keyBytes}; older keys may follow after commas`,
  }),
  token: textThat((text) => /^[\x21-\x7e]+$/.test(text), {
    pl: 'drukowalne znaki ASCII bez spacji',
    en: 'printable ASCII characters without a space',
  }),
  text: textThat(hasNoControl, {
    pl: 'wiersz tekstu bez znaków sterujących',
    en: 'a line of text without control characters',
  }),
} as const;

/** What a value must be, in both languages. */
export const expectedValueText = (schema: z.core.$ZodType): LocalizedText => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodPrefault) return expectedValueText(schema.unwrap());
  if (schema instanceof z.ZodPipe) return expectedValueText(schema.in);
  const expected = expectations.get(schema);
  if (expected === undefined) throw new Error('A kind of setting has no words for what it expects.');
  return expected;
};
