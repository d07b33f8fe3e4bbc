import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node, Project, SyntaxKind } from 'ts-morph';
import { beforeAll, describe, expect, it } from 'vitest';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { model } from '#model/index.ts';
import { literalsOf, messageUses } from './message-uses.ts';

const root = join(import.meta.dirname, '../..');

/** The code that shows texts. Nobody keeps it: with its types it fills half a gigabyte. */
const readSources = (): Project => {
  const sources = new Project({ tsConfigFilePath: join(root, 'tsconfig.json'), skipAddingFilesFromTsConfig: true });
  sources.addSourceFilesAtPaths(
    ['src/**/*.ts', 'src/**/*.tsx', 'generator/plan/**/*.ts', 'generated/i18n/messages.ts'].map((path) =>
      join(root, path),
    ),
  );
  return sources;
};

/** What is no word, or one that stands there. */
const isPlain = (argument: Node): boolean =>
  Node.isArrowFunction(argument) || Node.isObjectLiteralExpression(argument) || Node.isStringLiteral(argument);

/** Messages that the plan takes by a key of its own or of a table: `t('entry')`, `t(bound.kind)`, `t('status', …)` for `statusOpen`. */
const saidByPlan = (sources: Project): ReadonlySet<string> => {
  const plan = sources.getSourceFiles().filter((one) => one.getFilePath().includes('/generator/plan/'));
  const typed = plan.flatMap((file) =>
    file.getDescendantsOfKind(SyntaxKind.StringLiteral).map((one) => one.getLiteralValue()),
  );
  const called = plan.flatMap((file) =>
    file.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
      const [first] = call.getArguments();
      return first === undefined || isPlain(first) ? [] : literalsOf(first.getType());
    }),
  );
  const chooser = model.rules.find(({ id }) => id === 'course-choice');
  return new Set([...typed, ...called, ...(chooser?.kind === 'decision' ? Object.keys(chooser.inputs) : [])]);
};

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `content/pl/messages/terms.yaml:12 enquire` */
const placeOf = (space: string, key: string): string => {
  const path = `content/pl/messages/${space}.yaml`;
  const line =
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .findIndex((one) => one.startsWith(`${key}:`)) + 1;
  return `${path}:${line} ${key}`;
};

type Dictionary = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts that nothing shows, with their places. */
const unusedSearch = (): ((texts: Dictionary) => readonly string[]) => {
  const sources = readSources();
  const uses = messageUses(sources, new Set(Object.values(polish).flatMap((messages) => Object.keys(messages))));
  const printed = saidByPlan(sources);
  const details = new Set<string>(model.courseTypes.flatMap((type): readonly string[] => type.details));
  const units = new Set<string>(Object.values(model.parameters).map(({ unit }) => unit));
  const isSaid = (space: string, key: string): boolean => {
    if (uses.has(`${pascal(space)}Messages.${key}`) || uses.has(`${space}.${key}`)) return true;
    if (space === 'units') return units.has(key.replace(/Genitive$/, ''));
    if (space === 'facts' && details.has(key)) return true;
    if (space !== 'chooser' && space !== 'facts') return false;
    // A family such as `status` has a member for every value, whether or not one stands in the model today.
    const families = [key, key.replace(/(?<=[a-z])[A-Z].*$/, ''), key.replace(/[A-Z][a-z]*$/, '')];
    return families.some((family) => printed.has(family));
  };
  return (texts) =>
    Object.entries(texts).flatMap(([space, messages]) =>
      Object.keys(messages)
        .filter((key) => !isSaid(space, key))
        .map((key) => placeOf(space, key)),
    );
};

describe('a text of the interface', () => {
  let unused: (texts: Dictionary) => readonly string[] = () => ['not searched'];
  beforeAll(() => {
    unused = unusedSearch();
  });

  it('is shown by the code', () => {
    expect(unused(polish)).toEqual([]);
  });

  it('unused would be detected, also where another file has one of its name', () => {
    const planted = {
      terms: { retry: '', heading: '', reserving: '' },
      calls: { heading: '' },
      facts: { inventedMinutes: '' },
    };
    expect(unused(planted).map((place) => place.replace(/:\d+ /, ' '))).toEqual([
      'content/pl/messages/terms.yaml reserving',
      'content/pl/messages/calls.yaml heading',
      'content/pl/messages/facts.yaml inventedMinutes',
    ]);
  });
});
