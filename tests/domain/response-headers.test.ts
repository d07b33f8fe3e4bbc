import { expect, test } from 'vitest';
import { applySettingsToHeaders } from '#hosting/response-headers.ts';

const policy = "default-src 'none'; connect-src 'self'; upgrade-insecure-requests";
const policyFor = (origin: string, every = policy, connectOrigins: readonly string[] = []): string | undefined =>
  applySettingsToHeaders({ 'Content-Security-Policy': every }, { origin, hsts: 'host', connectOrigins })[
    'Content-Security-Policy'
  ];

test('the policy upgrades requests only on HTTPS sites, and lists the origins that pages call', () => {
  expect(policyFor('https://kursy.example')).toBe(policy);
  expect(policyFor('http://127.0.0.1:1')).toBe("default-src 'none'; connect-src 'self'");
  expect(policyFor('https://kursy.example', policy, ['https://a.example'])).toContain(
    "; connect-src 'self' https://a.example; ",
  );
});

test('throws for a policy that cannot be extended', () => {
  const changed = policy.replace("connect-src 'self'", 'connect-src *');
  expect(() => policyFor('https://kursy.example', changed, ['https://a.example'])).toThrow(/no directive “connect-src/);
});
