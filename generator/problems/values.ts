import type { ProblemKind } from './problem-kind.ts';

/** Problems of single values; the schemas of model/schema/ name these codes in their errors. */
export const valueProblems = {
  'missing-field': {
    expected: 'Every field that the schema names.',
    remedy: 'Add the field.',
  },
  'unknown-field': {
    expected: 'Only fields that the schema names.',
    remedy: 'Delete the field, or correct its name.',
  },
  'not-a-text': {
    expected: 'A text between quotation marks.',
    remedy: 'Write the value as a text.',
  },
  'empty-text': {
    expected: 'A text with at least one visible character.',
    remedy: 'Write the text, or remove the entry.',
  },
  'bad-slug': {
    expected: 'Lower-case ASCII letters and digits, in words joined by single hyphens.',
    remedy: 'Write the slug without diacritics, spaces, slashes or dots, e.g. `zielona-gora`.',
  },
  'long-slug': { expected: 'At most 100 characters.', remedy: 'Shorten the slug.' },
  'bad-id': {
    expected: 'ASCII letters and digits beginning with a small letter, in words joined by single hyphens.',
    remedy: 'Rename the entry.',
  },
  'bad-path': {
    expected:
      'A path such as `/kontakt` or `/{type}/{city}`: it begins with one slash, ends without one, and has no spaces, dots or queries.',
    remedy: 'Correct the path.',
  },
  'bad-redirect-target': {
    expected: 'A path that begins with one slash, with a query where needed.',
    remedy: 'Write the target as a path of this site.',
  },
  'bad-url': {
    expected: 'An address that begins with `https://`.',
    remedy: 'Correct the address.',
  },
  'bad-date': {
    expected: 'A calendar date `YYYY-MM-DD`, e.g. `2026-11-21`.',
    remedy: 'Correct the date.',
  },
  'bad-weeks': {
    expected: 'A whole number of weeks: for `everyWeeks` at least 1, for `horizonWeeks` 1 to 104.',
    remedy: 'Correct the number.',
  },
  'bad-weekday': { expected: 'A whole number from 1 (Monday) to 7 (Sunday).', remedy: 'Correct the number.' },
  'bad-hours': {
    expected: 'Hours such as `8:00–19:00` in both languages, the first before the last, or `null`.',
    remedy: 'Correct the hours; separate them by a dash (–) without spaces.',
  },
  'bad-places': { expected: 'A list of whole numbers, or `null` if unknown.', remedy: 'Correct the list.' },
  'bad-pattern-number': { expected: 'A whole number from 1 to 99.', remedy: 'Correct the number.' },
  'bad-calendar-cities': { expected: '`all`, or a list of ids of cities.', remedy: 'Correct the list.' },
  'bad-calendar-key': {
    expected: 'Lower-case ASCII letters and digits, in words joined by single hyphens.',
    remedy: 'Correct the key.',
  },
  'not-a-count': { expected: 'A whole number, zero or more.', remedy: 'Correct the number.' },
  'bad-percent': { expected: 'A number from 0 to 100.', remedy: 'Correct the number.' },
  'bad-position': {
    expected: 'A latitude from 49 to 54.9 and a longitude from 14 to 24.2 degrees.',
    remedy: 'Correct the coordinate; perhaps latitude and longitude are swapped.',
  },
  'bad-colour': {
    expected: 'A colour such as `#0c444d`: a number sign and six hexadecimal digits in small letters.',
    remedy: 'Correct the colour.',
  },
  'bad-phone': {
    expected: 'A plus sign and 9 to 15 digits.',
    remedy: 'Write the number with its country code.',
  },
  'bad-email': {
    expected: 'An address such as `biuro@example.pl`.',
    remedy: 'Correct the address.',
  },
  'bad-postal-code': {
    expected: 'Two digits, a hyphen and three digits.',
    remedy: 'Correct the postal code.',
  },
  'bad-nip': {
    expected: 'Ten digits, the last of which is the check digit of the others.',
    remedy: 'Write the NIP as the office gave it, without spaces and hyphens.',
  },
  'bad-clause-id': {
    expected: 'A section from 1 to 9, and for a clause a dot and its number, e.g. `4.21`.',
    remedy: 'Correct the id.',
  },
  'bad-register-id': {
    expected: 'The letter C and a number, e.g. `C02`.',
    remedy: 'Correct the id.',
  },
  'not-shown': {
    expected: 'At least one `shownBy` for every decision.',
    remedy: 'Name the rule, the number, another fact of the model or the tag of the test that shows the decision.',
  },
  'bad-shown-by': {
    expected:
      'A path such as `rules.discount`, `parameters.pairPlaces` or `calendarKeys.kpp2.days`, or a tag such as `@C22`.',
    remedy: 'Correct the reference.',
  },
  'unknown-status': {
    expected: '`open` or `decided`; `answered` or `settled` for an entry that is closed.',
    remedy: 'Correct the status.',
  },
  'bad-event-name': {
    expected: 'Lower-case words joined by underscores.',
    remedy: 'Rename the event.',
  },
  'bad-message-key': {
    expected: 'ASCII letters and digits beginning with a small letter.',
    remedy: 'Rename the key.',
  },
  'bad-shape': {
    expected: 'One of the kinds of model/schema/payload.ts with its fields.',
    remedy: 'Correct the shape.',
  },
  'empty-list': { expected: 'At least one entry.', remedy: 'Add an entry.' },
  'not-a-table': { expected: 'A list of rows.', remedy: 'Write the table as an array.' },
  'not-localized': {
    expected: 'An object with the fields `pl` and `en`.',
    remedy: 'Write the wording of each language.',
  },
  'no-source': {
    expected: 'A source such as `clause("4.21")`.',
    remedy: 'Name the clauses, the passages of the law or the decision that state the fact.',
  },
  'bad-header': {
    expected: 'A header name, a value of printable ASCII characters, and `every`, `reserved` or `asset`.',
    remedy: 'Correct the header.',
  },
  'unknown-locale': {
    expected: 'A language of the site: `pl` or `en`.',
    remedy:
      'Correct it. Classes in another language need it in `taughtIn` of model/schema/courses.ts, with its words in content/*/messages/facts.yaml.',
  },
  'unknown-localization': {
    expected: '`param`, `query` or `none`.',
    remedy: 'Correct the value.',
  },
  'unknown-role': {
    expected: '`type` or `client`.',
    remedy: 'Correct the value.',
  },
  'unknown-page-kind': {
    expected: 'One of the kinds of model/schema/routes.ts.',
    remedy: 'Correct the kind.',
  },
  'unknown-offer': {
    expected: 'One of the offers of model/schema/courses.ts.',
    remedy: 'Correct the offer.',
  },
  'unknown-sent-word': {
    expected: 'One of the ways of `sentAddressSchema` in model/schema/routes.ts.',
    remedy: 'Correct the way.',
  },
  'bad-version': {
    expected: 'A version such as `1.0.0`.',
    remedy: 'Correct the version.',
  },
  'unknown-route-group': {
    expected: 'One of the groups of model/schema/routes.ts.',
    remedy: 'Correct the group.',
  },
  'unknown-input': {
    expected: 'One of the inputs of model/schema/forms.ts.',
    remedy: 'Correct the input.',
  },
  'unknown-requirement': {
    expected: 'One of the requirements of model/schema/forms.ts.',
    remedy: 'Correct the requirement.',
  },
  'unknown-office-command': {
    expected: 'One of the commands of model/commitments/office-commands.ts.',
    remedy: 'Correct the command, or add it there and to src/backend/office/commands.ts.',
  },
  'unknown-owner': {
    expected: '`office` with the place where it reads, or `mail` with the mail that the site sends.',
    remedy: 'Correct the owner.',
  },
  'unknown-mail-word': {
    expected: 'One of the words of model/mails/fact-texts.ts.',
    remedy: 'Correct the word.',
  },
  'renewal-without-exam': {
    expected: 'A course that renews a certificate ends with the exam for it.',
    remedy: 'Set `stateCertificate` too. No fact of the model says only that participants need a certificate.',
  },
  'unknown-method': { expected: '`GET` or `POST`.', remedy: 'Correct the method.' },
  'unknown-host': {
    expected: '`provider`, `calendar`, `api` or `own`.',
    remedy: 'Correct the host.',
  },
} as const satisfies Record<string, ProblemKind>;
