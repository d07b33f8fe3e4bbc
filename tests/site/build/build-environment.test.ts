import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { planResponseHeaders } from '#backend/routes/site/header-set.ts';
import { readConfiguration } from '#backend/server/configuration.ts';
import { missingIdentity, organisation } from '#generated/data/organisation.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { siteFolders } from '#site/build/folders.ts';
import { writeHostFiles } from '#site/build/output/host-files.ts';
import { covers } from '../../covers.ts';

const origin = 'https://kursy.example';
const provider = { PROVIDER_URL: 'https://provider.example/', PROVIDER_PUBLIC_TOKEN: 'abc' };

describe('the settings of a build', covers('C47'), () => {
  it('make browsers deliver messages to the provider, with its public token', () => {
    const { hosts } = readBuildEnvironment({ SITE_ORIGIN: origin, ...provider });
    expect(hosts.provider).toEqual({ url: 'https://provider.example', token: 'abc' });
  });

  it('refuse a public site that does not say who its provider is, with the list of what is missing', () => {
    const build = (APP_ENV: string, SITE_ORIGIN: string) => () => readBuildEnvironment({ APP_ENV, SITE_ORIGIN });
    const open = build('production', 'https://kursy-pierwszej-pomocy.pl');
    if (missingIdentity.length > 0) expect(open).toThrow(missingIdentity.map((line) => `- ${line}`).join('\n'));
    else expect(open).not.toThrow();
    expect(build('internal', 'https://kursy-pierwszej-pomocy.pl')).not.toThrow();
    expect(build('production', 'http://127.0.0.1:4173')).not.toThrow();
  });

  it('name the contact for vulnerabilities: the provider’s, or the configured one', () => {
    expect(readBuildEnvironment({}).securityContact).toBe(organisation.email);
    expect(readBuildEnvironment({ SECURITY_CONTACT: 'admin@kursy.example' }).securityContact).toBe(
      'admin@kursy.example',
    );
  });

  it('leave messages to the host of the site where no provider is configured, or behind a gateway', () => {
    expect(readBuildEnvironment({}).hosts.provider).toBeNull();
    const gateway = { GATEWAY: '1', PROVIDER_URL: provider.PROVIDER_URL, PROVIDER_TOKEN: 'secret' };
    expect(readBuildEnvironment(gateway).hosts.provider).toBeNull();
  });

  it.each([
    [{ PROVIDER_URL: provider.PROVIDER_URL }, 'PROVIDER_URL is set without PROVIDER_PUBLIC_TOKEN'],
    [
      { PROVIDER_URL: provider.PROVIDER_URL, PROVIDER_TOKEN: 'secret' },
      'it must never be the PROVIDER_TOKEN of a gateway',
    ],
    [{ PROVIDER_PUBLIC_TOKEN: 'abc' }, 'PROVIDER_PUBLIC_TOKEN is set without PROVIDER_URL'],
    [{ ...provider, GATEWAY: '1' }, 'PROVIDER_PUBLIC_TOKEN is set together with GATEWAY=1'],
    [{ ...provider, PROVIDER_PUBLIC_TOKEN: 'a b' }, 'PROVIDER_PUBLIC_TOKEN must be printable ASCII'],
    [{ ...provider, PROVIDER_URL: 'http://provider.example' }, 'give an address with https'],
  ])('that contradict each other are refused with a sentence: %o', (settings, sentence) => {
    expect(() => readBuildEnvironment({ SITE_ORIGIN: origin, ...settings })).toThrow(sentence);
  });
});

describe('the rules for hosts', () => {
  const stage = mkdtempSync(join(tmpdir(), 'host-rules-'));
  afterAll(() => rmSync(stage, { recursive: true, force: true }));
  const readRules = (file: string): string => readFileSync(join(stage, 'host', file), 'utf8');
  const policies = (settings: Readonly<Record<string, string>>): readonly string[] => {
    writeHostFiles({ ...siteFolders(join(import.meta.dirname, '../../..')), stage }, readBuildEnvironment(settings));
    return ['nginx.conf', '_headers'].map(readRules);
  };

  it('let browsers connect only to the hosts that the pages call', covers('C47'), () => {
    const settings = { SITE_ORIGIN: origin, ...provider, CALENDAR_URL: 'https://kalendarz.example/api' };
    for (const text of policies(settings))
      expect(text).toContain("connect-src 'self' https://kalendarz.example https://provider.example;");
    for (const text of policies({ SITE_ORIGIN: origin })) expect(text).toContain("connect-src 'self';");
  });

  it.each([
    [{}, 'max-age=63072000'],
    [{ HSTS: 'subdomains' }, 'max-age=63072000; includeSubDomains'],
    [{ HSTS: 'preload' }, 'max-age=63072000; includeSubDomains; preload'],
  ] as const)('apply HTTPS to the subdomains of the owner only where configured: %o', (settings, value) => {
    const ofHosts = policies({ SITE_ORIGIN: origin, ...settings }).map(
      (text) => /max-age=63072000[a-zA-Z; ]*(?=["'\\\n])/.exec(text)?.[0],
    );
    expect(new Set(ofHosts)).toEqual(new Set([value]));
    const { hsts } = readConfiguration({ SITE_ORIGIN: origin, PAYMENTS: 'sandbox', ...settings });
    expect(planResponseHeaders(origin, hsts)).toMatchObject({ 'strict-transport-security': value });
  });

  it('contain the origin of the build', () => {
    for (const text of policies({ SITE_ORIGIN: origin })) expect(text).not.toContain('https://www.example.pl');
  });

  it('forward calls where the host can', () => {
    policies({ SITE_ORIGIN: origin, API_UPSTREAM: 'https://backend.example' });
    const passing = ['nginx.conf', '_redirects'].filter((file) => readRules(file).includes('https://backend.example'));
    expect(passing).toEqual(['nginx.conf']);
  });
});
