import { expect, it } from 'vitest';
import { pathForAnalytics, removeUnpermittedParameters, urlForAnalytics } from '#site/lib/analytics/track.ts';
import { covers } from '../../covers.ts';

const event = {
  event: 'form_submitted',
  form_name: 'Formularz kontaktowy',
  url: '/kontakt',
  user_data: { email: 'j@example.pl' },
} as const;

it('leaves personal data out of an event unless the visitor agreed to them', covers('7.12'), () => {
  expect(removeUnpermittedParameters(event, { analytics: true, userData: true })).toEqual(event);
  expect(removeUnpermittedParameters(event, { analytics: true, userData: false })).toEqual({
    event: 'form_submitted',
    form_name: 'Formularz kontaktowy',
    url: '/kontakt',
  });
});

it('keeps only those query keys of an address that say nothing about a person', () => {
  const search = '?course=7&reference=secret&email=j%40example.pl&localization=opole&month=2027-01';
  expect(pathForAnalytics({ pathname: '/rezerwacja', search })).toBe(
    '/rezerwacja?course=7&localization=opole&month=2027-01',
  );
  expect(pathForAnalytics({ pathname: '/szukaj', search: '?type=kpp&place=50-123' })).toBe('/szukaj?type=kpp');
  expect(pathForAnalytics({ pathname: '/kontakt', search: '?x=1' })).toBe('/kontakt');
});

it('adds the campaign to the whole address, the click id only with consent to user data, and never an e-mail', () => {
  const search = '?utm_source=list&utm_content=j%40example.pl&gclid=abc&reference=secret&month=2027-01';
  const address = { origin: 'https://www.example.pl', pathname: '/kontakt', search };
  expect(urlForAnalytics(address, { userData: false })).toBe(
    'https://www.example.pl/kontakt?utm_source=list&month=2027-01',
  );
  expect(urlForAnalytics(address, { userData: true })).toBe(
    'https://www.example.pl/kontakt?utm_source=list&gclid=abc&month=2027-01',
  );
  expect(pathForAnalytics(address)).toBe('/kontakt?month=2027-01');
});
