import fc from 'fast-check';
import { honeypotField } from '#contract/form-posts.ts';
import type { ContactValues } from '#site/features/contact/contact-form-view.tsx';

const mostly = <T>(usual: readonly T[], odd: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) });

const text = (usual: readonly string[], odd: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9, arbitrary: mostly(usual, odd) }, { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) });

const long = (length: number): string => 'ą'.repeat(length);

/** The contact form as it may be filled in: mostly well, often at a bound. */
export const contactMessages: fc.Arbitrary<ContactValues> = fc.record({
  name: text(['Jan', ' Ola Nowak '], ['', ' ', 'x', long(200), long(201), `${long(200)} `]),
  phone: text(['600700800', '+48 600 700 800'], ['', '60070080', '600 700 80x', '+48+48600700800', '9'.repeat(41)]),
  email: text(
    ['jan@example.pl', ' a@b '],
    ['', 'jan', '@b', 'a@', 'a b@c', `a@${'b'.repeat(252)}`, `a@${'b'.repeat(253)}`],
  ),
  content: text(['', 'Dzień dobry'], [long(4000), long(4001), ` ${long(4000)}`]),
  agreement: mostly(['true'], ['false', '']),
  subject: fc.constantFrom('', 'Kurs KPP', 'Kurs\u00a0KPP we\u00a0Wrocławiu'),
  [honeypotField]: fc.constant(''),
});
