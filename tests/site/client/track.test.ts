import { expect, it } from 'vitest';
import { permittedEvent, trackedUrl } from '#site/lib/analytics/track.ts';

const event = {
  event: 'form_submitted',
  form_name: 'Formularz kontaktowy',
  url: '/kontakt',
  user_data: { email: 'j@example.pl' },
} as const;

it('leaves personal data out of an event unless the visitor agreed to them', () => {
  expect(permittedEvent(event, { analytics: true, userData: true })).toEqual(event);
  expect(permittedEvent(event, { analytics: true, userData: false })).toEqual({
    event: 'form_submitted',
    form_name: 'Formularz kontaktowy',
    url: '/kontakt',
  });
});

it('keeps of an address only the keys that say nothing about a person', () => {
  const search = '?course=7&reference=secret&email=j%40example.pl&localization=opole&month=2027-01';
  expect(trackedUrl({ pathname: '/rezerwacja', search })).toBe('/rezerwacja?course=7&localization=opole&month=2027-01');
  expect(trackedUrl({ pathname: '/kontakt', search: '?x=1' })).toBe('/kontakt');
});
