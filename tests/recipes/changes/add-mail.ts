import type { Recipe } from '../recipe.ts';

const id = 'enquiry-to-answer';

const row = `
  {
    id: '${id}',
    name: { pl: 'zgłoszenie bez ceny dla biura', en: 'an enquiry without a price for the office' },
    to: 'office',
    facts: { term: 'term', reference: 'text' },
    maybe: {},
    carries: [],
    source: register('C100', 'C198'),
  },`;

const text = (locale: string, subject: string, body: string) => ({
  file: `content/${locale}/mails/${id}.md`,
  text: `---\nsubject: '${subject}'\n---\n\n${body}\n`,
});

/** The office gets a mail of each enquiry without a price. */
export const addMailRecipe: Recipe = {
  name: 'add a mail',
  files: 6,
  steps: [
    {
      edits: [{ file: 'model/mails/booking-mails.ts', find: /^export const bookingMails = \[$/m, put: row }],
      missing: [
        'missing-text content/en/mails/enquiry-to-answer.md',
        'missing-text content/pl/mails/enquiry-to-answer.md',
      ],
    },
    {
      edits: [
        text(
          'pl',
          'Zgłoszenie bez ceny: {term.name}',
          'Ktoś pyta o termin {term.name} w mieście {term.city}. Numer rezerwacji: {reference}.',
        ),
        text(
          'en',
          'An enquiry without a price: {term.name}',
          'Somebody asks about {term.name} in {term.city}. Booking number: {reference}.',
        ),
      ],
      missing: [],
    },
    {
      edits: [
        {
          file: 'src/backend/flows/mail-booking.ts',
          find: /^ {4}await queueMail\(transaction, \{ kind, \.\.\.mail, facts, once: once\(kind\), sender \}\);$/m,
          put: `
    const about = { term: facts.term, reference: formatBookingNumber(found.registration.number) };
    await queueMail(transaction, { kind: '${id}', to: null, locale: 'pl', facts: about });`,
        },
        {
          file: 'tests/backend/outbox/sample-facts.ts',
          find: /^ {2}'enquiry-received': booking,$/m,
          put: `\n  '${id}': { term, reference: 'K7MP-2QXA' },`,
        },
        {
          file: 'tests/backend/flows/enquiry.test.ts',
          find: /^ {4}expect\(received\)\.toContainEqual.*$/m,
          put: `\n    expect(received.map(({ kind }) => kind)).toContain('${id}');`,
        },
      ],
      missing: [],
    },
  ],
  look: [
    'tests/backend/outbox/every-kind.test.ts',
    'tests/backend/flows/enquiry.test.ts',
    'tests/backend/outbox/render-mail.test.ts',
  ],
};
