import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '#domain/settings/read-settings.ts';
import { buildSettings, settings as rows, startSettings, testSettings } from '#generated/settings/settings.ts';
import type { Setting } from '#model/schema/settings.ts';
import { settings } from '#model/settings/index.ts';

const key = `${'A'.repeat(43)}=`;

/** For each kind texts that are right, and texts that are wrong. */
const samples: Readonly<
  Record<Setting['kind'], { readonly right: readonly string[]; readonly wrong: readonly string[] }>
> = {
  port: { right: ['0', '8080', '65535'], wrong: ['65536', '-1', '80a', '8e1', '١'] },
  count: { right: ['1', '600'], wrong: ['-1', '1.5', 'many', '1e3', '0x1f', '9999999999'] },
  'web-url': {
    right: ['https://kursy.example', 'http://127.0.0.1:4173/'],
    wrong: ['kursy.example', 'javascript:alert(1)', 'https://'],
  },
  'postgres-url': {
    right: ['postgres://me:secret@host:5432/name', 'postgresql://host/name'],
    wrong: ['mysql://me@host/name', 'host/name'],
  },
  'smtp-url': {
    right: ['smtps://me:secret@mail.example:465', 'smtp://127.0.0.1:2525'],
    wrong: ['mail.example', 'https://mail.example'],
  },
  email: { right: ['biuro@kursy.example'], wrong: ['biuro', 'biuro@', 'a@b.pl\r\nBcc: c@d.pl', 'Biuro <a@b.pl>'] },
  host: { right: ['0.0.0.0', '::1', 'localhost'], wrong: ['my host', 'a/b', 'http://a'] },
  path: { right: ['/srv/data', 'a folder'], wrong: ['a\nb', 'a\u0000b'] },
  flag: { right: ['0', '1', ' 1 '], wrong: ['yes', 'true', '2'] },
  'one-of': { right: [], wrong: ['nothing-of-that'] },
  environment: { right: ['production'], wrong: ['prod', 'Production'] },
  key: { right: [key], wrong: ['short', `${key}=`, 'A'.repeat(44)] },
  token: { right: ['abc.DEF-123'], wrong: ['a b', 'zażółć', 'a\nb'] },
  text: { right: ['Zażółć gęślą jaźń'], wrong: ['a\nb', 'a\u0007'] },
};

const uses = settings.flatMap((setting: Setting) => setting.readBy.map((reader) => ({ setting, reader })));

type Read = (variables: Readonly<Record<string, string>>) => object;
const readers: Readonly<Record<Setting['readBy'][number], Read>> = {
  build: (variables) => readSettings(buildSettings, rows, variables),
  start: (variables) => readSettings(startSettings, rows, variables),
  test: (variables) => readSettings(testSettings, rows, variables),
};

describe.each(uses.map((use) => [use.setting.name, use.reader, use] as const))(
  '%s, read by %s',
  (name, reader, use) => {
    const { right, wrong } = samples[use.setting.kind];

    it('takes what is right', () => {
      for (const text of use.setting.values ?? right) expect(() => readers[reader]({ [name]: text })).not.toThrow();
    });

    it('refuses what is wrong in a sentence with its name and the remedy, and shows no secret', () => {
      for (const text of wrong) {
        expect(() => readers[reader]({ [name]: text })).toThrow(SettingsError);
        expect(() => readers[reader]({ [name]: text })).toThrow(
          new RegExp(`^${name} must be .+; .+\\. Change it or leave it out\\.$`, 's'),
        );
        if (use.setting.secret) expect(() => readers[reader]({ [name]: text })).toThrow('is a secret and is not shown');
      }
    });

    it('has its default where it is missing, empty or blank', () => {
      const byDefault = use.setting.default === null ? undefined : readers[reader]({ [name]: use.setting.default });
      for (const variables of [{}, { [name]: '' }, { [name]: '  ' }])
        expect(Reflect.get(readers[reader](variables), name)).toEqual(byDefault && Reflect.get(byDefault, name));
    });
  },
);

it('several wrong settings are told at once', () => {
  expect(() => readers.start({ PORT: 'x', HOST: 'a b' })).toThrow(/PORT must be[^\n]*\nHOST must be/);
});

it('the password of an address that is no secret is not shown', () => {
  expect(() => readers.start({ CALENDAR_URL: 'ftp://me:hidden@host' })).toThrow('it is “ftp://…@host”');
});

it('the least of a count holds', () => {
  expect(() => readers.start({ WRITES_PER_MINUTE: '0' })).toThrow('a whole number from 1');
});
