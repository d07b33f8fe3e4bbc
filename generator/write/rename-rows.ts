import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  Node,
  type ObjectLiteralExpression,
  type Project,
  type PropertyAssignment,
  type SourceFile,
  type StringLiteral,
  SyntaxKind,
} from 'ts-morph';
import { type Locale, localeIds } from '#domain/locale.ts';
import { readAllModelSources } from '../locate/model-source.ts';
import { listFiles } from '../sources/list-files.ts';
import { calendarFile } from '../validate/content/calendar.ts';
import { travelSet } from '../validate/content/questions.ts';

/** A rename of a course or city. */
export interface Renaming {
  readonly root: string;
  readonly id: string;
  /** The current slug and the new one. */
  readonly from: string;
  readonly to: string;
  /** All former slugs, including the current one and without the new one. */
  readonly former: readonly string[];
}

/** The rows with an id in the files of a folder of the model. */
export const findRowsWithId = (project: Project, folder: string, id: string): readonly ObjectLiteralExpression[] =>
  project
    .getSourceFiles()
    .filter((source) => source.getFilePath().includes(folder))
    .flatMap((source) => source.getDescendantsOfKind(SyntaxKind.ObjectLiteralExpression))
    .filter((row) => {
      const value = row.getProperty('id');
      return (
        Node.isPropertyAssignment(value) &&
        value.getInitializer()?.asKind(SyntaxKind.StringLiteral)?.getLiteralText() === id
      );
    });

const listText = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`;

const save = (project: Project): void => {
  for (const source of project.getSourceFiles().filter((one) => !one.isSaved()))
    writeFileSync(source.getFilePath(), source.getFullText());
};

/** Changes targets of the redirect table from the current slug to the new one. */
const retarget = (project: Project, { root, from, to }: Renaming): void => {
  const source = project.getSourceFile(join(root, 'model/routes/redirects.ts'));
  for (const literal of source?.getDescendantsOfKind(SyntaxKind.StringLiteral) ?? []) {
    const property = literal.getParentIfKind(SyntaxKind.PropertyAssignment);
    const [path = '', query] = literal.getLiteralText().split('?');
    const segments = path.split('/');
    if (property?.getName() !== 'to' || !segments.includes(from)) continue;
    const renamed = segments.map((segment) => (segment === from ? to : segment)).join('/');
    literal.setLiteralValue(query === undefined ? renamed : `${renamed}?${query}`);
  }
};

/** Gives a course another slug in one language; its id, and everything that refers to the id, stays. */
export const renameCourseSlug = (renaming: Renaming, locale: Locale, others: readonly string[]): void => {
  const project = readAllModelSources(renaming.root);
  retarget(project, renaming);
  for (const row of findRowsWithId(project, '/model/course-types/', renaming.id)) {
    const slug = row.getProperty('slug')?.asKind(SyntaxKind.PropertyAssignment);
    const literal = slug
      ?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)
      ?.getProperty(locale)
      ?.asKind(SyntaxKind.PropertyAssignment)
      ?.getInitializerIfKind(SyntaxKind.StringLiteral);
    if (slug === undefined || literal === undefined) continue;
    literal.setLiteralValue(renaming.to);
    row.getProperty('formerSlugs')?.asKind(SyntaxKind.PropertyAssignment)?.remove();
    const [polish, english] = locale === 'pl' ? [renaming.former, others] : [others, renaming.former];
    if (polish.length + english.length > 0)
      row.insertPropertyAssignment(slug.getChildIndex() / 2 + 1, {
        name: 'formerSlugs',
        initializer: `{ pl: ${listText(polish)}, en: ${listText(english)} }`,
      });
  }
  save(project);
};

/** A part of a source with its replacement text. */
interface TextEdit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits from the end of the source to its start, so that the format of everything else stays. */
const applyEdits = (source: SourceFile, edits: readonly TextEdit[]): void => {
  if (edits.length === 0) return;
  const text = edits
    .toReversed()
    .reduce((before, edit) => `${before.slice(0, edit.at)}${edit.text}${before.slice(edit.end)}`, source.getFullText());
  source.replaceWithText(text);
};

interface PathRenaming extends Pick<Renaming, 'root' | 'from' | 'to'> {
  readonly locale: Locale;
}

/** The path after the rename; null for a path that is neither the renamed one nor below it. */
const movedPath = (path: string, { from, to }: PathRenaming): string | null =>
  path === from || path.startsWith(`${from}/`) ? `${to}${path.slice(from.length)}` : null;

const literalEdit = (literal: StringLiteral | undefined, renaming: PathRenaming): readonly TextEdit[] => {
  const moved = movedPath(literal?.getLiteralText() ?? '', renaming);
  if (literal === undefined || moved === null) return [];
  return [{ at: literal.getStart(), end: literal.getEnd(), text: `'${moved}'` }];
};

const textsOf = (lists: PropertyAssignment | undefined, locale: Locale): readonly string[] =>
  lists
    ?.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)
    ?.getProperty(locale)
    ?.getDescendantsOfKind(SyntaxKind.StringLiteral)
    .map((literal) => literal.getLiteralText()) ?? [];

/** The edits of a row whose path in one language changes: the new path, and the current one added to the former paths. */
const pathEdit = (paths: PropertyAssignment, renaming: PathRenaming): readonly TextEdit[] => {
  const row = paths.getParentIfKind(SyntaxKind.ObjectLiteralExpression);
  const literal = paths
    .getInitializerIfKind(SyntaxKind.ObjectLiteralExpression)
    ?.getProperty(renaming.locale)
    ?.asKind(SyntaxKind.PropertyAssignment)
    ?.getInitializerIfKind(SyntaxKind.StringLiteral);
  const [edit] = literalEdit(literal, renaming);
  if (row === undefined || literal === undefined || edit === undefined) return [];
  const before = row.getProperty('formerPaths')?.asKind(SyntaxKind.PropertyAssignment);
  const lists = localeIds.flatMap((locale) => {
    const known = textsOf(before, locale);
    const all = locale === renaming.locale ? [...known, literal.getLiteralText()] : known;
    const former = [...new Set(all)].filter((path) => `'${path}'` !== edit.text);
    return former.length === 0 ? [] : [`${locale}: ${listText(former)}`];
  });
  const [start, end] = [paths.getStart(), paths.getEnd()];
  const own = paths.getText();
  const moved = `${own.slice(0, edit.at - start)}${edit.text}${own.slice(edit.end - start)}`;
  const gap = row.getText().includes('\n') ? `,\n${paths.getIndentationText()}` : ', ';
  const text = lists.length === 0 ? moved : `${moved}${gap}formerPaths: { ${lists.join(', ')} }`;
  return [{ at: start, end: before?.getEnd() ?? end, text }];
};

/** Gives a page and all paths below it another path in one language; `from` and `to` are whole paths. */
export const renamePagePath = (renaming: PathRenaming): void => {
  const project = readAllModelSources(renaming.root);
  for (const source of project.getSourceFiles().filter((one) => one.getFilePath().includes('/model/routes/'))) {
    const edits = source.getDescendantsOfKind(SyntaxKind.PropertyAssignment).flatMap((one) => {
      if (one.getName() === 'path') return pathEdit(one, renaming);
      return one.getName() === 'to' ? literalEdit(one.getInitializerIfKind(SyntaxKind.StringLiteral), renaming) : [];
    });
    applyEdits(source, edits);
  }
  save(project);
};

/** The id of a city and the instructor id derived from it. */
const idsOfCity = (name: string): readonly string[] => [name, `instructor-${name}`];

/** Replaces texts of literals in a source; its format stays. */
const replaceLiterals = (source: SourceFile, names: ReadonlyMap<string, string>): void => {
  const edits = source
    .getDescendantsOfKind(SyntaxKind.StringLiteral)
    .filter((literal) => names.has(literal.getLiteralText()))
    .map((literal) => ({
      at: literal.getStart(),
      end: literal.getEnd(),
      text: `'${names.get(literal.getLiteralText())}'`,
    }));
  applyEdits(source, edits);
};

/** Replaces every mention of a city's id in the model, and adds the former id to its row. */
const renameInModel = (renaming: Renaming): void => {
  const { root, from, to, former } = renaming;
  const project = readAllModelSources(root);
  retarget(project, renaming);
  const after = idsOfCity(to);
  const names = new Map(idsOfCity(from).map((name, index): [string, string] => [name, after[index] ?? name]));
  for (const source of project.getSourceFiles()) replaceLiterals(source, names);
  const table = project.getSourceFileOrThrow(join(root, 'model/places/cities.ts'));
  const list = former.length === 0 ? '' : ` formerIds: ${listText(former)},`;
  const head = new RegExp(`(\\{ id: '${to}',)(?: formerIds: \\[[^\\]]*\\],)?`);
  table.replaceWithText(table.getFullText().replace(head, (_, row) => `${row}${list}`));
  save(project);
};

const filesBelow = (folder: string): readonly string[] =>
  listFiles(folder)
    .filter(({ kind }) => kind === 'file')
    .map(({ path }) => join(folder, path));

const folders = /\/(?:cities\/[a-z-]+|company-cities)$/;

/** Where files of content/ mention a city: links to its pages, directions, and patterns of the demo calendar. */
const mentionsOf = (city: string): readonly (readonly [files: RegExp, mention: RegExp])[] => [
  [/\.(?:md|yaml)$/, new RegExp(`(\\]\\((?:course:[a-z0-9-]+/|city:))${city}(?=[)#?])`, 'g')],
  [new RegExp(`/faq/${travelSet}\\.yaml$`), new RegExp(`^(\\s*- id: )${city}$`, 'gm')],
  [new RegExp(`/${calendarFile}$`), new RegExp(`^(\\s*(?:cities:.*[[ ]|- ))${city}(?=[\\],]|$)`, 'gm')],
];

/** Replaces the mentions of a city in the files of content/, and renames the files that are named after it. */
const renameInContent = ({ root, from, to }: Renaming): void => {
  const mentions = mentionsOf(from);
  for (const path of filesBelow(join(root, 'content')).filter((one) => /\.(?:md|yaml)$/.test(one))) {
    const text = readFileSync(path, 'utf8');
    const renamed = mentions
      .filter(([files]) => files.test(path))
      .reduce((before, [, mention]) => before.replaceAll(mention, (_, head) => `${head}${to}`), text);
    if (renamed !== text) writeFileSync(path, renamed);
    if (basename(path) === `${from}.md` && folders.test(dirname(path)))
      renameSync(path, join(dirname(path), `${to}.md`));
  }
};

/** Changes the id of a city, which is also its slug in addresses, throughout model/ and content/. */
export const renameCity = (renaming: Renaming): void => {
  renameInModel(renaming);
  if (existsSync(join(renaming.root, 'content'))) renameInContent(renaming);
};
