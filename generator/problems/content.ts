import type { ProblemKind } from './problem-kind.ts';

/** Problems of the words and pictures in content/. */
export const contentProblems = {
  'content-unknown-file': {
    expected: 'Files in the folders that the README names.',
    remedy: 'Move the file, or delete it.',
  },
  'content-outside-section': {
    expected: 'The body of a course begins with a section such as `# intro`.',
    remedy: 'Move the text into a section.',
  },
  'article-dates': {
    expected: 'An article is updated after it was published, or never.',
    remedy: 'Correct one of the two days.',
  },
  'unwritten-section': {
    expected: 'A section that the text of at least one course has.',
    remedy: 'Write it in content/<locale>/courses/, or take the row out.',
  },
  'missing-section': {
    expected: 'A text has every section that its kind requires.',
    remedy: 'Write the section, or delete its heading where the course may do without.',
  },
  'unknown-section': { remedy: 'Correct the name of the section.' },
  'unknown-argument': {
    expected:
      'The id of a parameter, `phone`, `email`, `organisation`, a sentence such as `statement.refund` or `discount.second-person`, or in texts of cities `city`, `region`, `near1` and their forms, and `kilometres.` with a city.',
    remedy: 'Correct the name between the braces.',
  },
  'bad-link': {
    expected:
      '`route:…`, `course:…`, `city:…`, `article:…` or `link:…` with the id of something that exists, `tel:` alone or with an audience, `tel:112` or `mailto:`.',
    remedy: 'Correct the target of the link, or write its text without a link.',
  },
  'unsupported-markdown': {
    expected: 'Paragraphs, headings of level 2 and 3, lists, links, strong and emphasised text.',
    remedy: 'Write the passage with these.',
  },
  'typed-gap': {
    expected:
      'A text that the provider still owes is a row of model/site/gaps.ts. The report lists it, and the public site leaves out the paragraphs that name it.',
    remedy: 'Write the text, or name the row as `{gap.…}`.',
  },
  'typed-fact': {
    expected: 'The model states prices, hours and counts once; a text names them, e.g. `{kppHours}`.',
  },
  'number-of-another': {
    expected: 'A text about a course names the numbers that the row of this course names.',
    remedy: 'Name the number of this course, or link to the other one as `[its name](course:…)`.',
  },
  'unbacked-commitment': {
    expected: 'A text promises only what a commitment of the model with an owner covers, in its words.',
    remedy: 'Rephrase the sentence, or add its words and an owner to model/commitments/index.ts.',
  },
  'contract-claim': {
    expected: 'model/site/statements.ts states once when there is a contract; a text uses it as a placeholder.',
    remedy: 'Write `{statement.contractMoment}` or another of these sentences.',
  },
  'missing-text': {
    expected: 'Every page has its text in content/.',
    remedy: 'Add the file; content/templates/ has an example.',
  },
  'unsigned-text': {
    expected: 'The signer of a text reads it in both languages.',
    remedy: 'Set the mark in the front matter of the file.',
  },
  'unread-text': {
    expected: 'A page for every text.',
    remedy: 'Delete the file, or add to the model what it is about.',
  },
  'left-text': {
    expected: 'The texts of a field are deleted together with the field.',
    remedy: 'Delete the label, the hint and the message of the field in every language, or bring the field back.',
  },
  'unused-mail-fact': {
    expected: 'The text of a mail uses every fact of the mail, in both languages.',
    remedy: 'Name it in the text, or take it out of the mail in model/mails/.',
  },
  'missing-message': {
    expected: 'A text in every locale.',
    remedy: 'Add the key to the file.',
  },
  'missing-translation': {
    expected: 'The same keys in every locale.',
    remedy: 'Add the key in the other locale, or delete it here.',
  },
  'argument-not-passed': {
    expected: 'A text without an argument.',
    remedy: 'Write the sentence without the number, or pass it where the component prints the text.',
  },
  'different-arguments': {
    expected: 'The same arguments with the same types in every locale.',
    remedy: 'Correct the arguments.',
  },
  'missing-plural-form': {
    expected: 'All plural forms of the locale.',
    remedy: 'Add the form.',
  },
  'unknown-plural-form': { remedy: 'Delete the form.' },
  'bad-argument': {
    expected: '`{name}` or `{name:number}`.',
    remedy: 'Correct the argument.',
  },
  'bad-plural-form': {
    expected: 'A sentence without “|” and “:”, whose only argument is `{count}`.',
    remedy: 'Rephrase the sentence.',
  },
  'gallery-size': {
    expected: 'The number that the model states.',
    remedy: 'Add or remove pictures, or correct the number.',
  },
  'missing-picture': {
    expected: 'A file of this name in content/, in the folder that names it.',
    remedy: 'Add the file, or correct its name.',
  },
  'unused-file': {
    expected: 'Every picture is listed by its gallery.',
    remedy: 'List the file, or delete it.',
  },
  'bad-file-name': {
    expected: 'Lower-case ASCII words joined by hyphens, and the ending svg, jpg, png, webp or avif.',
    remedy: 'Rename the file; spaces are never trimmed silently.',
  },
  'empty-file': { expected: 'A file with bytes.', remedy: 'Replace the file.' },
  'wrong-file-type': {
    expected: 'An ending that fits the first bytes of the file.',
    remedy: 'Convert the file, or correct its ending.',
  },
  'broken-picture': {
    expected: 'A whole picture; an SVG is well-formed XML.',
    remedy: 'Export the picture again, or correct the place shown.',
  },
  'title-length': { expected: 'At most 60 characters.', remedy: 'Shorten the title.' },
  'description-length': {
    expected: '120 to 160 characters.',
    remedy: 'Shorten or extend the description.',
  },
  'duplicate-title': {
    expected: 'Titles and descriptions that occur once.',
    remedy: 'Rephrase one of the two.',
  },
} as const satisfies Record<string, ProblemKind>;
