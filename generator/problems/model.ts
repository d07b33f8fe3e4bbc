import type { ProblemKind } from './problem-kind.ts';

/** Problems of the facts in model/. */
export const modelProblems = {
  'model-shape': {
    remedy: 'Change the value so that it fits the schema in model/schema/.',
  },
  'dangling-reference': {
    expected: 'The id of an existing entry.',
    remedy: 'Correct the id, add the entry, or remove the reference.',
  },
  'dangling-message': {
    expected: 'A label for every field, and a hint for every field that declares one.',
    remedy: 'Add the text to content/<locale>/messages/form.yaml, or correct the field.',
  },
  'duplicate-id': {
    expected: 'Each id occurs once in its table.',
    remedy: 'Rename or delete one of the two entries.',
  },
  'language-incomplete': {
    expected: 'A language with its tag, its name and its texts.',
    remedy:
      'Add what it lacks; `npx tsc -p .` names each line of code that knows only two languages. Until then leave it out of `localeIds` in src/domain/locale.ts.',
  },
  'faint-colour': {
    expected: 'A contrast of at least 4.5 for texts and 3 for the mark of the focus.',
    remedy: 'Make one of the two colours darker or lighter.',
  },
  'listed-twice': {
    expected: 'Each name once in a list.',
    remedy: 'Delete one of the two.',
  },
  'duplicate-slug': {
    expected: 'Each slug once over all audiences and locales.',
    remedy: 'Choose another slug for one of the two.',
  },
  'duplicate-path': {
    expected: 'Each path belongs to one page or one redirect.',
    remedy: 'Change the path or the slug of one of the two.',
  },
  'reserved-path': {
    expected: 'A path whose first segment is no file or folder of the build and no call of the API.',
    remedy: 'Change the path or the slug.',
  },
  'phone-mismatch': {
    expected: 'The same number in both fields: once with its country code, once as people read it.',
    remedy: 'Correct the one that is wrong.',
  },
  'not-in-address': {
    expected: 'A text, a day, a month, a moment, an identifier, one of some words, or a number; each may be optional.',
    remedy: 'Write yes and no as an enumeration of words, for example `yes`, or carry the value in the body of a POST.',
  },
  'unknown-path-place': {
    expected:
      'A `{type}`, `{city}` or `{article}` for which the row has a list, a declared parameter of the call, or in the target of a redirect a placeholder of its `from`.',
    remedy: 'Correct the placeholder, or add the list.',
  },
  'redirect-self': {
    expected: 'A redirect leads elsewhere.',
    remedy: 'Delete the row, or correct its target.',
  },
  'redirect-loop': {
    expected: 'A redirect ends on a page.',
    remedy: 'Delete one of the rows of the loop.',
  },
  'redirect-chain': {
    expected: 'A redirect ends on a page in one hop.',
    remedy: 'Redirect the path to the last target.',
  },
  'redirect-shadows-page': {
    expected: 'No redirect begins at the path of a page.',
    remedy: 'Delete the redirect, or the page.',
  },
  'redirect-dangling': {
    expected: 'A redirect ends on a page of the site.',
    remedy: 'Correct the target.',
  },
  'gone-is-page': {
    expected: 'Gone URLs are not pages.',
    remedy: 'Delete the row of model/routes/gone.ts, or the page.',
  },
  'url-lost': {
    expected: 'A redirect of one hop, or an entry in model/routes/gone.ts with a reason.',
  },
  'sent-address-lost': {
    expected: 'Addresses sent in mails and files keep working, with all their parameters.',
  },
  'unlisted-link': {
    expected: 'Every address in a mail has one row in model/routes/sent-addresses.ts.',
    remedy: 'Name the fact in the `facts` of the row of its address, or add a row.',
  },
  'sent-nowhere': {
    expected: 'An address is that of a route, or a path that the server answers.',
    remedy: 'Name one of them.',
  },
  'unread-parameter': {
    expected: 'The page or call that answers an address reads all its parameters.',
    remedy: 'Correct the name, or read the parameter.',
  },
  'not-offered': {
    expected: 'A route over the courses of every audience.',
    remedy: 'Add a route, or correct the audience of the course.',
  },
  'course-not-chosen': {
    expected: 'The course chooser leads to every course, unless the course has `chooser: false`.',
    remedy: 'Add a row to model/rules/site/course-choice.ts, or `chooser: false` to the course.',
  },
  'course-of-another': {
    expected: 'A course of the audience and in the language that the row of the chooser is for.',
    remedy: 'Answer with such a course or “askUs”, or move the row to the audience and language of the course.',
  },
  'localization-mismatch': {
    expected: 'Cities for a course that takes its city in the path, and a route over them; no cities for the others.',
    remedy: "Correct the localization or the cities, or add a route with `localization: 'param'`.",
  },
  'region-mismatch': {
    expected: 'The city of a region belongs to that region.',
    remedy: 'Correct the city, or its region.',
  },
  'unused-entity': {
    expected: 'Every entry of the model is used.',
    remedy: 'Use the entry, or delete it.',
  },
  'uncited-clause': {
    expected: 'Every clause is the source of a rule, row, number or another fact, or a register entry departs from it.',
    remedy:
      'Cite the clause where the model implements it, or name the register entry in its `deviations`, or in `settledBy` if the clause only leaves a question open.',
  },
  'uncited-law': {
    expected: 'Every passage of the law is the source of something.',
    remedy: 'Cite it where the model obeys it, or delete it.',
  },
  'uncited-guideline': {
    expected: 'Every passage of the medical guidelines is the source of something.',
    remedy: 'Cite it where the model follows it, or delete it.',
  },
  'undecided-route': {
    expected: 'A row of the rule for every kind and every group of routes.',
    remedy: 'Add a row to the rule, or correct the route.',
  },
  'unlisted-term': {
    expected: 'Terms of courses whose audience has a client of the calendar.',
    remedy: 'Remove the pattern, or assign the course to another audience.',
  },
  'exam-on-wrong-day': {
    expected: 'A course with the state exam ends on a day on which the exam can be taken.',
    remedy: 'Correct the weekday on which the terms start, the days of the calendar key, or the rule.',
  },
  'unreachable-field': {
    expected: 'Every field of the booking form is asked for by a course that can be booked.',
    remedy: 'Record a price for the course that needs it, ask for it in an enquiry too, or take the field out.',
  },
  'menu-target': {
    expected: 'A `route` or a `link`, not both.',
    remedy: 'Keep one of the two.',
  },
  'dangling-shown-by': {
    expected: 'A path to a rule, a parameter or another fact of the model, or the tag of an entry.',
    remedy: 'Correct the reference, or name a rule, number or test that shows the decision.',
  },
  'shown-by-another': {
    expected: 'What a decision lists under `shownBy` names the entry in turn.',
    remedy: 'Name the entry there (`register` or `assumptions`), or list something else under `shownBy`.',
  },
  'otherwise-stated': {
    expected: 'The number that its source states, or a decision to depart from it.',
    remedy:
      'Correct the value. If it applies from a day on, keep the former value with its last day. To depart from a clause, list a register entry under the `deviations` of the clause and name it as `register` of the number; a law allows no departure.',
  },
  'entry-of-another': {
    expected: 'The register entry that a parameter or the source of a row names mentions it.',
    remedy: 'Name the right entry, or list the parameter, the row or its table under its `shownBy`.',
  },
  'negative-parameter': {
    expected: 'Zero or more.',
    remedy: 'Correct the value.',
  },
  'not-whole-grosze': {
    expected: 'Whole grosze: 349,99 zł is `34999`.',
    remedy: 'Write the amount in grosze.',
  },
  'unspecified-field': {
    expected: "A field that may be left out: `{ kind: 'optional', of: … }`.",
    remedy: 'Make it optional; pages then work with a server of the owner too.',
  },
  'unnamed-discount': {
    expected:
      'A name and a sentence for each discount: the price of an order, the pages of its courses and the terms print them.',
    remedy: 'Add a row with the id of this row to model/course-types/discounts.ts.',
  },
  'unstated-discount': {
    expected: 'A sentence with the amount of the discount, in each language.',
    remedy: 'Name the parameter in the sentence.',
  },
  'discount-by-hand': {
    expected: 'An answer that names a discount takes the sentence of its row in model/course-types/discounts.ts.',
  },
  'price-out-of-proportion': {
    expected: 'A price in grosze, between one fiftieth and twenty times the median of all prices.',
    remedy: 'Write the amount in grosze: 349 zł is `34900`.',
  },
  'broken-relation': {
    expected: 'The relation of model/rules/relations.ts between these numbers, on every day.',
    remedy: 'Correct the number that is wrong, or the relation.',
  },
  'promotion-without-price': {
    expected: 'A promotional price for the course on the first day of the promotion.',
    remedy: 'Name the parameter of the price in the course type (`price.promotional`), or delete the promotion.',
  },
  'promotion-without-lowest': {
    expected: 'A known price on each of the days before the promotion whose lowest price the law wants shown.',
    remedy: 'Begin the timeline of the standard price earlier, begin the promotion later, or delete it.',
  },
  'promotion-not-lower': {
    expected:
      'A promotional price below the standard price on every day of the promotion, and below the lowest price of the days before it.',
    remedy: 'Correct one of the prices, or the days of the promotion.',
  },
  'promotion-period': {
    expected: 'A last day that is not before the first, and one promotion of a course at a time.',
    remedy: 'Correct the days.',
  },
  'unused-field': {
    expected: 'Every fact of the model decides something that is generated, or is printed for auditors.',
    remedy:
      'Use the fact or delete it. A text, a mail or a page uses it once a file of generator/plan/ reads it: README.md of generator/ (“Add an output”), and for a page with a table the recipe tests/recipes/changes/add-page-table.ts.',
  },
  'unknown-approver': {
    expected: 'A signer of rules: owner, lawyer or physician.',
    remedy: 'Name one of them.',
  },
  'unknown-weight': {
    expected: 'What an error costs: health, law, allOrders, oneOrder or convenience.',
    remedy: 'Name one of them.',
  },
  'signed-by-another': {
    expected: 'The confirmation of a role that the rule, the entry of the register or the marks of the text name.',
    remedy: 'Ask that role, or change who signs.',
  },
  'bad-commit': {
    expected: 'The hash of the commit that was read: 7 to 40 hexadecimal digits.',
    remedy: 'Copy it from `git log`.',
  },
  'confirmed-later': {
    expected: 'A day that is not after the edition.',
    remedy: 'Correct the day, or the edition in model/calendar/edition.ts.',
  },
  'weighs-less': {
    expected: 'A rule whose weight is at least that of each decision that it depends on.',
    remedy: 'Give the rule the heavier weight and its signers, or remove the decision from its `assumptions`.',
  },
  'control-character': {
    expected: 'Texts without control characters, zero-width characters and bidirectional overrides.',
    remedy: 'Type the text again.',
  },
} as const satisfies Record<string, ProblemKind>;
