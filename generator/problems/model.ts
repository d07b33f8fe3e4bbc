import type { ProblemKind } from './problem-kind.ts';

/** Problems of the facts in model/. */
export const modelProblems = {
  'model-shape': {
    remedy: 'Change the value so that it fits the schema in model/schema/.',
  },
  'dangling-reference': {
    expected: 'The id of an existing entry.',
    remedy: 'Correct the id, add the entry it names, or take out what names it.',
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
      'Add what it lacks; `npx tsc -p .` names each place of the code that knows two languages. Until then leave it out of `localeIds` in src/domain/locale.ts.',
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
    expected: 'A path whose first part no file or folder of the build and no call begins with.',
    remedy: 'Change the path or the slug.',
  },
  'phone-mismatch': {
    expected: 'The same number twice: once with its country code, once as people read it.',
    remedy: 'Correct the one that is wrong.',
  },
  'not-in-address': {
    expected: 'A text, a day, a month, a moment, an identifier, one of some words, or a number; each may be optional.',
    remedy: 'Write yes and no as an enumeration of words, for example `yes`, or carry the value in the body of a POST.',
  },
  'unknown-path-place': {
    expected:
      'A `{type}`, `{city}` or `{article}` for which the row has a list, a declared parameter of the call, or in the target of a redirect a place of its `from`.',
    remedy: 'Correct the place, or add the list.',
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
    remedy: 'Send the path straight to the last target.',
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
    expected: 'An address that was sent in mails and files stays answered, with the parameters that it came with.',
  },
  'unlisted-link': {
    expected: 'Every address that a mail holds has one row in model/routes/sent-addresses.ts.',
    remedy: 'Name the fact in the `facts` of the row of its address, or add a row.',
  },
  'sent-nowhere': {
    expected: 'An address is that of a route, or a path that the server answers.',
    remedy: 'Name one of them.',
  },
  'unread-parameter': {
    expected: 'Whoever answers an address reads every parameter that it came with.',
    remedy: 'Correct the name, or let it be read.',
  },
  'not-offered': {
    expected: 'A route over the courses of every audience.',
    remedy: 'Add a route, or correct the audience of the course.',
  },
  'course-not-chosen': {
    expected: 'The course chooser leads to every course, unless the course says `chooser: false`.',
    remedy: 'Add a row to model/rules/site/course-choice.ts, or `chooser: false` to the course.',
  },
  'course-of-another': {
    expected: 'A course of the audience that the row of the chooser is for.',
    remedy: 'Answer with a course of this audience or “askUs”, or move the row to the audience of the course.',
  },
  'localization-mismatch': {
    expected: 'Cities for a course that takes its city in the path, and a route over them; no cities for the others.',
    remedy: "Correct the localization or the cities, or add a route with `localization: 'param'`.",
  },
  'region-mismatch': {
    expected: 'The city of a region lies in it.',
    remedy: 'Correct the city, or its region.',
  },
  'unused-entity': {
    expected: 'Every entry of the model is used.',
    remedy: 'Use the entry, or delete it.',
  },
  'uncited-clause': {
    expected:
      'Every clause is the source of a rule, row, number or another fact, or departed from by a register entry.',
    remedy:
      'Cite the clause where the model carries it out, or name the register entry in its `deviations`, or in `settledBy` where it only leaves something open.',
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
    remedy: 'Take the pattern out, or give the course to another audience.',
  },
  'exam-on-wrong-day': {
    expected: 'A course with the state exam ends on a day on which the exam can be taken.',
    remedy: 'Correct the weekday on which the terms start, the days of the calendar key, or the rule.',
  },
  'unreachable-field': {
    expected: 'A course that can be ordered asks for every field of the booking form.',
    remedy: 'Record a price for the course that needs it, ask for it in an enquiry too, or take the field out.',
  },
  'menu-target': {
    expected: 'A `route` or a `link`, not both.',
    remedy: 'Keep one of the two.',
  },
  'dangling-shown-by': {
    expected: 'A rule, a parameter, another place in the model, or the tag of an entry.',
    remedy: 'Correct the reference, or name what shows that the decision is done.',
  },
  'shown-by-another': {
    expected: 'What a decision lists under `shownBy` names the entry in turn.',
    remedy: 'Name the entry there (`register` or `assumptions`), or list something else under `shownBy`.',
  },
  'otherwise-stated': {
    expected: 'The number that its source states, or a decision to depart from it.',
    remedy:
      'Correct the value. If it holds from a day on, keep the former value with its last day; otherwise name the register entry that decides it, in `register`.',
  },
  'entry-of-another': {
    expected: 'The entry that a parameter or the source of a row names speaks of it.',
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
    expected:
      'A price of the order of the others, in grosze: more than a fiftieth of the middle one and less than twenty times as much.',
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
    remedy: 'Begin the time line of the standard price earlier, begin the promotion later, or delete it.',
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
    remedy: 'Use the fact where it should be seen, or delete it.',
  },
  'unknown-approver': {
    expected: 'Somebody who answers for rules: owner, lawyer or physician.',
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
    expected: 'A confirmation of a day that has come: not after the edition.',
    remedy: 'Correct the day, or the edition in model/calendar/edition.ts.',
  },
  'weighs-less': {
    expected: 'A rule that weighs at least as much as each decision that it rests on.',
    remedy: 'Give the rule the heavier weight and whoever signs it, or take the decision out of its `assumptions`.',
  },
  'control-character': {
    expected: 'Texts without control characters, zero-width characters and bidirectional overrides.',
    remedy: 'Type the text again.',
  },
} as const satisfies Record<string, ProblemKind>;
