import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { ts } from 'ts-morph';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Words of our own that were replaced, with the term that stands instead. As identifiers and file names they may not come back. */
const replaced: Readonly<Record<string, string>> = {
  told: 'latest, described, upstream',
  tellRead: 'trackRead',
  tellCourse: 'publishCourse',
  tellSearch: 'trackSearch',
  tellRows: 'recordRows',
  askedOn: 'fetchedOn',
  askedFields: 'requestedFields',
  say: 't',
  said: 'localized',
  worded: 'localizedText',
  Wording: 'LocalizedText',
  Words: 'LocalizedText',
  Called: 'LabelledId',
  Named: 'Labelled',
  Desk: 'AuditContext',
  desk: 'context',
  witness: 'shownBy, counterexample',
  witnesses: 'covers',
  remembered: 'memoize',
  recallRun: 'a run cache',
  afresh: '--no-cache',
  patience: 'timeoutFactor',
  leaf: 'field',
  stretch: 'interval',
  stretchesOf: 'intervalsOf',
  begun: 'ignoreRejection, started',
  mailFate: 'mailRetry',
  fate: 'outcome',
  walks: 'recipes',
  awake: 'hydrated',
  wake: 'hydrate, notify',
  markOf: 'fingerprintOf',
  takenRows: 'coveredRows',
  rowTaken: 'rowCovered',
  keeper: 'a watch session',
  renewedModules: 'a child process',
  unfinished: 'placeholder',
  unasked: 'unused',
  departs: 'deviations',
  searched: 'raw',
  watchReads: 'trackReads',
  knock: 'sendToServer',
  openDoor: 'openControlSocket',
  forgiveCuts: 'ignoreConnectionErrors',
  takeTurn: 'holdAdvisoryLock',
  pretend: 'runAndRollback',
  lane: 'semaphore',
  admitWrites: 'shedLoad',
  Manner: 'OutputOptions',
  hear: 'parseWebhook',
  Heard: 'WebhookEvent',
  PaymentWay: 'PaymentMethod',
  answerNatively: 'acceptFormPost',
  holdPresses: 'queueClicks',
  handFocusOn: 'moveFocus',
  freeInstead: 'freeAlternatives',
  findLead: 'findAlternatives',
  soonestFree: 'firstAvailable',
  letOthersWork: 'yieldToEventLoop',
  bindOneLetterWords: 'nonBreakingSpaces',
  verdicts: 'testResults',
  stayIn: 'persistentProcessIn',
  planAnswer: 'routeRequest',
  withheld: 'hidden',
  shells: 'appShells',
};

const files = globSync('{model,generator,src,scripts,tests}/**/*.{ts,tsx}', { cwd: root });

/** Identifiers of a source; strings and comments are none. */
const identifiersOf = (text: string, file: string): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
};

/** `told-course` for the word `toldCourse`. */
const fileName = (word: string): string =>
  word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');

const problemsIn = (file: string, text: string): readonly string[] => {
  const identifiers = identifiersOf(text, file);
  const name = basename(file).replace(/\..*$/, '');
  return Object.entries(replaced).flatMap(([word, instead]) => [
    ...(identifiers.has(word) ? [`${file} calls something “${word}”. Call it ${instead}.`] : []),
    ...(new RegExp(`(?:^|-)${fileName(word)}(?:-|$)`).test(name) && !/^plain-words/.test(name)
      ? [`${file} has “${fileName(word)}” in its name. Use ${instead}.`]
      : []),
  ]);
};

it('finds a replaced word as an identifier and in the name of a file', () => {
  expect(problemsIn('src/a.ts', 'const told = 1; export { told };')).toEqual([
    'src/a.ts calls something “told”. Call it latest, described, upstream.',
  ]);
  expect(problemsIn('src/told-course.ts', '// told\nexport const text = "told";')).toHaveLength(1);
});

it('uses the standard terms, in code and in names of files', () => {
  // Quick: a file that holds none of the words as text holds none as an identifier.
  const any = new RegExp(`\\b(?:${Object.keys(replaced).join('|')})\\b`);
  const found = files.flatMap((file) => {
    if (file === 'tests/architecture/plain-words.test.ts') return [];
    const text = readFileSync(resolve(root, file), 'utf8');
    return any.test(text) || /told|walk|fate|lane|desk|witness/.test(file) ? problemsIn(file, text) : [];
  });
  expect(found).toEqual([]);
}, 60_000);
