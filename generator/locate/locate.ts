import { join, relative, sep } from 'node:path';
import type { Project } from 'ts-morph';
import { type ProblemCode, problemCatalogue } from '../problems/catalogue.ts';
import type { Finding, FindingPlace, ValuePath } from '../problems/finding.ts';
import { mergeProblemsOfOneMistake, type ReportedFinding } from '../problems/fold-problems.ts';
import { compareProblemPositions, type Problem } from '../problems/problem.ts';
import type { ProblemKind } from '../problems/problem-kind.ts';
import type { ContentFile } from '../sources/loaded.ts';
import { findOffsetInYaml } from './content-locator.ts';
import { positionAtLineAndColumn, positionOfOffset, type TextPosition } from './text-position.ts';

export type SourcePosition = { readonly file: string } & TextPosition;

/** The problem of a finding at a known position, with the sentences of the catalogue. */
export const problemFromFinding = (place: SourcePosition, finding: Omit<Finding, 'at'>): Problem => {
  const kind: ProblemKind = problemCatalogue[finding.code];
  return {
    code: finding.code,
    ...(finding.severity === undefined ? {} : { severity: finding.severity }),
    file: place.file,
    line: place.line,
    column: place.column,
    quote: place.quote,
    found: finding.found,
    expected: finding.expected ?? kind.expected ?? '',
    remedy: finding.remedy ?? kind.remedy ?? '',
    ...(finding.nearest === undefined ? {} : { nearest: finding.nearest }),
  };
};

/** A problem that concerns a whole file. */
export const problemOfWholeFile = (file: string, code: ProblemCode, found: string): Problem =>
  problemFromFinding({ file, line: 1, column: 1, quote: '' }, { code, found });

const frontMatterStart = (file: ContentFile): number => (file.kind === 'markdown' && file.bodyOffset > 0 ? 4 : 0);

type ContentPlace = Extract<FindingPlace, { content: string }>;

/** The position of a finding in a content file. */
export const positionInContentFile = (file: ContentFile, at: Omit<ContentPlace, 'content'>): SourcePosition => {
  const name = { file: `content/${file.path}` };
  if (at.path !== undefined) {
    const start = frontMatterStart(file);
    const yaml = file.kind === 'yaml' ? file.text : file.text.slice(start, file.bodyOffset).replace(/---\n?$/, '');
    const offset = findOffsetInYaml(yaml, at.path);
    const words = at.words === undefined ? -1 : yaml.indexOf(at.words, offset);
    return { ...name, ...positionOfOffset(file.text, start + (words < 0 ? offset : words)) };
  }
  if (at.offset !== undefined) return { ...name, ...positionOfOffset(file.text, file.bodyOffset + at.offset) };
  if (at.line !== undefined)
    return { ...name, ...positionAtLineAndColumn(file.text, file.bodyLine - 1 + at.line, at.column ?? 1) };
  return { ...name, line: 1, column: 1, quote: '' };
};

type ModelPlaces = (path: ValuePath) => SourcePosition;

const openModelPlaces = async (root: string): Promise<ModelPlaces> => {
  const [{ createEmptySyntaxProject }, { locateValueInModel }] = await Promise.all([
    import('./model-source.ts'),
    import('./model-locator.ts'),
  ]);
  const project: Project = createEmptySyntaxProject();
  const index = join(root, 'model', 'index.ts');
  return (path) => {
    const node = locateValueInModel(project, index, path);
    if (node === undefined) return { file: 'model/index.ts', line: 1, column: 1, quote: '' };
    const source = node.getSourceFile();
    const file = relative(root, source.getFilePath()).split(sep).join('/');
    return { file, ...positionOfOffset(source.getFullText(), node.getStart()) };
  };
};

/** Drops repeated findings: several pages may use one text, and its problem is reported once. */
const withoutRepeats = (sorted: readonly ReportedFinding[]): ReportedFinding[] =>
  sorted.filter(({ problem }, index) => {
    const before = sorted[index - 1];
    return before === undefined || compareProblemPositions(before.problem, problem) !== 0;
  });

/** Turns findings into sorted problems, one for each mistake. Of the model's sources it reads only those that lead to a finding. */
export const locateFindings = async (project: {
  readonly root: string;
  readonly content: readonly ContentFile[];
  readonly findings: readonly Finding[];
}): Promise<Problem[]> => {
  const { root, content, findings } = project;
  const placeInModel = findings.some((finding) => 'model' in finding.at) ? await openModelPlaces(root) : undefined;
  const files = new Map(content.map((file) => [file.path, file]));
  const resolvePosition = (at: FindingPlace): SourcePosition => {
    if ('content' in at) {
      const file = files.get(at.content);
      if (file !== undefined) return positionInContentFile(file, at);
      return { file: `content/${at.content}`, line: at.line ?? 1, column: at.column ?? 1, quote: '' };
    }
    return placeInModel?.(at.model) ?? { file: 'model/index.ts', line: 1, column: 1, quote: '' };
  };
  const reported = findings
    .map((finding): ReportedFinding => ({ finding, problem: problemFromFinding(resolvePosition(finding.at), finding) }))
    .toSorted((a, b) => compareProblemPositions(a.problem, b.problem));
  return mergeProblemsOfOneMistake(withoutRepeats(reported)).toSorted(compareProblemPositions);
};
