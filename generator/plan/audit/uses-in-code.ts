import { compareText } from '#domain/texts/compare-text.ts';
import { wordsOf } from '../../rules/meaning/region.ts';
import type { Project } from '../../validate/project.ts';
import type { Use, UseKind } from './use.ts';

type Code = Project['evidence'];

const sorted = (uses: readonly Use[]): readonly Use[] => uses.toSorted((a, b) => compareText(a.place, b.place));

const named = (kind: UseKind, detail: string, files: readonly string[]): readonly Use[] =>
  files.map((place) => ({ place, kind, detail }));

/** The files of the site, the server and the build that call the function of a rule. */
const callsOf = (rule: string, { calls }: Code): readonly Use[] =>
  calls
    .filter((call) => call.rule === rule && !call.file.startsWith('tests/'))
    .map(({ file, names }) => ({ place: file, kind: 'call', detail: names.join(', ') }));

/** Where the table is asked while pages are planned. */
const questionsOf = (rule: string, { asked }: Code): readonly Use[] =>
  sorted(
    asked.filter((one) => one.rule === rule).map(({ file, name }) => ({ place: file, kind: 'asked', detail: name })),
  );

const keptOf = (rule: string, { kept }: Code): Code['kept'] => kept.filter((one) => one.rule === rule);

/** What planner and build do with the kept answer, and the files that come of it. */
const readersOf = (rule: string, code: Code): readonly Use[] =>
  keptOf(rule, code).flatMap(({ property, readers }) => {
    const behind = readers.filter(({ file }) => !file.startsWith('src/'));
    const written = [...new Set(behind.flatMap(({ writes }) => writes))].map((path) => `generated/${path}`);
    return [
      ...named(
        'reader',
        property,
        behind.map(({ file }) => file),
      ),
      ...named('artefact', property, written.toSorted(compareText)),
    ];
  });

/** The files that decide by the rule or read its kept answer, as far as they belong to site and server. */
const originsOf = (rule: string, code: Code): readonly string[] =>
  [
    ...callsOf(rule, code).map(({ place }) => place),
    ...keptOf(rule, code).flatMap(({ readers }) => readers.map(({ file }) => file)),
  ].filter((file) => file.startsWith('src/'));

/** The files that import one of these, at any distance, these included; `stops` are not left upwards. */
const importersOf = (
  files: readonly string[],
  { imports }: Code,
  stops: (file: string) => boolean = () => false,
): readonly string[] => {
  const reached = new Set(files);
  for (const target of reached)
    if (!stops(target)) for (const { file, imports: own } of imports) if (own.includes(target)) reached.add(file);
  return [...reached];
};

/** The components that show what the rule decides: those of the files themselves, or the nearest that import them. */
const partsOf = (rule: string, code: Code): Code['parts'] => {
  const reached = new Set(importersOf(originsOf(rule, code), code, (file) => file.endsWith('.tsx')));
  return code.parts.filter(({ file, components }) => reached.has(file) && components.length > 0);
};

const pagesOf = (rule: string, code: Code): readonly Use[] => {
  const reached = new Set(importersOf(originsOf(rule, code), code));
  return sorted(
    code.pages
      .filter(({ file }) => reached.has(file))
      .map(({ file, shows }) => ({ place: file, kind: 'page', detail: shows.join(', ') })),
  );
};

/** The groups of calls of the server that lead to the rule. */
const endpointsOf = (rule: string, code: Code): readonly Use[] =>
  named(
    'endpoint',
    rule,
    importersOf(originsOf(rule, code), code)
      .filter((file) => file.startsWith('src/backend/') && file.endsWith('-routes.ts'))
      .toSorted(compareText),
  );

/** The words that a rule may answer with, also those of its steps. */
const answersOf = (rule: string, { rules }: Project): readonly string[] => {
  const table = rules.find(({ id }) => id === rule);
  return table?.kind === 'decision' ? (wordsOf(table.outputs) ?? []).map(String) : [];
};

/** The messages that put an answer into words: `form/required`, or a message of its name in a component that shows it. */
const labelsOf = (rule: string, project: Project): readonly Use[] => {
  const spoken = new Set(partsOf(rule, project.evidence).flatMap(({ messages }) => messages));
  const answers = answersOf(rule, project);
  return project.facts.locales.all.flatMap((locale) =>
    [...project.content.messages[locale]].flatMap(([namespace, messages]) =>
      messages
        .filter(
          ({ key }) => answers.includes(`${namespace}/${key}`) || (spoken.has(namespace) && answers.includes(key)),
        )
        .map(({ key }): Use => ({ place: `content/${locale}/messages/${namespace}.yaml`, kind: 'label', detail: key })),
    ),
  );
};

/** Where code decides by a rule, and what comes of it: components, pages, calls of the server, written files, messages. */
export const codeUses = (rule: string, project: Project): readonly Use[] => {
  const { evidence } = project;
  return [
    ...callsOf(rule, evidence),
    ...questionsOf(rule, evidence),
    ...readersOf(rule, evidence),
    ...partsOf(rule, evidence).map(
      ({ file, components }): Use => ({ place: file, kind: 'component', detail: components.join(', ') }),
    ),
    ...pagesOf(rule, evidence),
    ...endpointsOf(rule, evidence),
    ...labelsOf(rule, project),
  ];
};
