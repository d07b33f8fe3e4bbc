import type { ProblemKind } from './problem-kind.ts';

/** Problems of the facts in model/. */
export const modelProblems = {
  'model-shape': {
    title: 'A fact has the wrong form',
    remedy: 'Change the value so that it fits the schema in model/schema/.',
  },
  'dangling-reference': {
    title: 'A reference to something that does not exist',
    expected: 'The id of an existing entry.',
    remedy: 'Correct the id, or add the entry it names.',
  },
  'duplicate-id': {
    title: 'An id occurs twice',
    expected: 'Each id occurs once in its table.',
    remedy: 'Rename or delete one of the two entries.',
  },
  'duplicate-slug': {
    title: 'A slug is used twice',
    expected: 'Each slug once over all audiences and locales.',
    remedy: 'Choose another slug for one of the two.',
  },
  'duplicate-path': {
    title: 'Two routes or redirects have the same path',
    expected: 'Each path belongs to one page or one redirect.',
    remedy: 'Change the path or the slug of one of the two.',
  },
  'unknown-path-place': {
    title: 'A path names a place that its row does not list',
    expected: 'A `{type}`, `{city}` or `{article}` for which the row has a list, or a declared parameter of the call.',
    remedy: 'Correct the place, or add the list.',
  },
  'redirect-self': {
    title: 'A redirect to itself',
    expected: 'A redirect leads elsewhere.',
    remedy: 'Delete the row, or correct its target.',
  },
  'redirect-loop': {
    title: 'A redirect loop',
    expected: 'A redirect ends on a page.',
    remedy: 'Delete one of the rows of the loop.',
  },
  'redirect-chain': {
    title: 'A redirect to a redirect',
    expected: 'A redirect ends on a page in one hop.',
    remedy: 'Send the path straight to the last target.',
  },
  'redirect-shadows-page': {
    title: 'A redirect hides a page',
    expected: 'No redirect begins at the path of a page.',
    remedy: 'Delete the redirect, or the page.',
  },
  'redirect-dangling': {
    title: 'A redirect to nowhere',
    expected: 'A redirect ends on a page of the site.',
    remedy: 'Correct the target.',
  },
  'gone-is-page': {
    title: 'A page is said to be gone',
    expected: 'Gone URLs are not pages.',
    remedy: 'Delete the row of model/routes/gone.ts, or the page.',
  },
  'url-lost': {
    title: 'A published URL has disappeared',
    expected: 'A redirect of one hop, or an entry in model/routes/gone.ts with a reason.',
  },
  'not-offered': {
    title: 'A course that no page offers',
    expected: 'A route over the courses of every audience.',
    remedy: 'Add a route, or correct the audience of the course.',
  },
  'course-not-chosen': {
    title: 'A course that the chooser leaves out',
    expected: 'The course chooser leads to every course, unless the course says `chooser: false`.',
    remedy: 'Add a row to model/rules/site/course-choice.ts, or `chooser: false` to the course.',
  },
  'localization-mismatch': {
    title: 'Cities that do not fit the way a course takes its city',
    expected: 'Cities for a course that takes its city in the path, and a route over them; no cities for the others.',
    remedy: "Correct the localization or the cities, or add a route with `localization: 'param'`.",
  },
  'region-mismatch': {
    title: 'The city of a region lies elsewhere',
    expected: 'The city of a region lies in it.',
    remedy: 'Correct the city, or its region.',
  },
  'unused-entity': {
    title: 'An entry that nothing uses',
    expected: 'Every entry of the model is used.',
    remedy: 'Use the entry, or delete it.',
  },
  'undecided-route': {
    title: 'A route for which a rule has no answer',
    expected: 'A row of the rule for every kind and every group of routes.',
    remedy: 'Add a row to the rule, or correct the route.',
  },
  'menu-target': {
    title: 'A menu entry with no single target',
    expected: 'A `route` or a `link`, not both.',
    remedy: 'Keep one of the two.',
  },
  'register-order': {
    title: 'The register has a gap',
    expected: 'Entries are numbered without gaps, in order.',
    remedy: 'Give the entry the next number.',
  },
  'negative-parameter': {
    title: 'A negative number of the business',
    expected: 'Zero or more.',
    remedy: 'Correct the value.',
  },
  'control-character': {
    title: 'An invisible character in a text',
    expected: 'Texts without control characters, zero-width characters and bidirectional overrides.',
    remedy: 'Type the text again.',
  },
} as const satisfies Record<string, ProblemKind>;
