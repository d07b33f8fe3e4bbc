import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectedValueText, kinds } from '#settings/kinds.ts';
import { readSettings, SettingsError } from '#settings/read-settings.ts';
import { settingDescription, settings, startSettings } from '#settings/settings.ts';

const key = `${'A'.repeat(43)}=`;

/** For each kind texts that are right, and texts that are wrong. */
const samples: Readonly<
  Record<keyof typeof kinds, { readonly right: readonly string[]; readonly wrong: readonly string[] }>
> = {
  port: { right: ['0', '8080', '65535'], wrong: ['65536', '-1', '80a', '8e1', '١'] },
  count: { right: ['1', '600'], wrong: ['0', '-1', '1.5', 'many', '1e3', '0x1f', '9999999999'] },
  webUrl: {
    right: ['https://kursy.example', 'http://127.0.0.1:4173/'],
    wrong: [
      'kursy.example',
      'javascript:alert(1)',
      'https://',
      'https://kursy.example/#a',
      'https://me:1/2@kursy.example',
    ],
  },
  postgresUrl: {
    right: ['postgres://me:secret@host:5432/name', 'postgresql://host/name'],
    wrong: [
      'mysql://me@host/name',
      'host/name',
      'postgres://me:50#2Kurs@host/name',
      'postgres://me:50/2Kurs@host/name',
      'postgres://me:50?2Kurs@host/name',
      'postgres://me:a#b@host/name',
    ],
  },
  smtpUrl: {
    right: ['smtps://me:50%232Kurs@mail.example:465', 'smtps://me:secret@mail.example:465', 'smtp://127.0.0.1:2525'],
    wrong: [
      'mail.example',
      'https://mail.example',
      'smtps://biuro:50#2Kurs@mail.example.pl:465',
      'smtps://biuro:50/2Kurs@mail.example.pl:465',
      'smtps://biuro:2#@mail.example.pl',
    ],
  },
  email: { right: ['biuro@kursy.example'], wrong: ['biuro', 'biuro@', 'a@b.pl\r\nBcc: c@d.pl', 'Biuro <a@b.pl>'] },
  host: { right: ['0.0.0.0', '::1', 'localhost'], wrong: ['my host', 'a/b', 'http://a'] },
  path: { right: ['/srv/data', 'a folder'], wrong: ['a\nb', 'a\u0000b'] },
  flag: { right: ['0', '1'], wrong: ['yes', 'true', '2'] },
  oneOf: { right: ['one', 'two'], wrong: ['three', 'One'] },
  key: { right: [key, `${key},${key}`], wrong: ['short', `${key}=`, 'A'.repeat(44)] },
  token: { right: ['abc.DEF-123'], wrong: ['a b', 'zażółć', 'a\nb'] },
  text: { right: ['Zażółć gęślą jaźń'], wrong: ['a\nb', 'a\u0007'] },
};

const schemas: Readonly<Record<keyof typeof kinds, z.ZodType>> = {
  ...kinds,
  count: kinds.count(1),
  oneOf: kinds.oneOf(['one', 'two']),
};

describe.each(Object.entries(samples))('a value of the kind %s', (name, { right, wrong }) => {
  const schema = Object.entries(schemas).find(([kind]) => kind === name)?.[1] ?? z.never();

  it.each(right)('may be %j', (text) => expect(schema.safeParse(text).success).toBe(true));

  it.each(wrong)('may not be %j, and the error matches the table of settings', (text) => {
    const { error } = schema.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([expectedValueText(schema).en]);
  });
});

describe.each(settings.keyof().options)('%s', (name) => {
  const reading = z.object({ [name]: settings.shape[name] });

  it('refuses a wrong value with its name and the remedy, and shows no secret', () => {
    const read = () => readSettings(reading, { [name]: 'wrong\u0000value' });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be .+; .+\\. Change it or leave it out\\.$`, 's'));
    if (settingDescription(name).secret) expect(read).toThrow('is a secret and is not shown');
  });

  it('has its default where it is missing, empty or blank', () => {
    const byDefault = reading.parse({});
    for (const variables of [{}, { [name]: '' }, { [name]: '  ' }])
      expect(readSettings(reading, variables)).toEqual(byDefault);
  });
});

it('trims a value', () => {
  expect(readSettings(startSettings, { PORT: ' 80 ' }).PORT).toBe(80);
});

it('reports several wrong settings in one error', () => {
  expect(() => readSettings(startSettings, { PORT: 'x', HOST: 'a b' })).toThrow(/PORT must be[^\n]*\nHOST must be/);
});

it('hides the password of an address that is no secret', () => {
  expect(() => readSettings(startSettings, { CALENDAR_URL: 'ftp://me:hidden@host' })).toThrow('it is “ftp://…@host”');
});
