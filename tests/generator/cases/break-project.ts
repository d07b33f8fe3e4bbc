import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrokenProject, Step } from './case-file.ts';
import { fill, findPart, positionAt } from './replace-part.ts';

/** A problem that the generator must report: `FILE:LINE:COLUMN CODE`, and what its text must contain. */
export interface Expected {
  readonly place: string;
  readonly mentions: readonly string[];
}

const rewrite = (path: string, bytes: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, bytes);
};

/** Where `at` is in the broken file, with $1 filled in. */
const placeIn = (root: string, file: string, at: string | undefined): string => {
  if (at === undefined) return '1:1';
  const text = readFileSync(join(root, file), 'utf8');
  const part = findPart(text, at);
  if (part === undefined) throw new Error(`“${at}” does not occur in ${file}.`);
  return positionAt(text, part.start);
};

/** The texts that the edit found, and the places that it marks in the broken file. */
interface Applied {
  readonly found: readonly string[];
  readonly places: readonly string[];
}

const replacePart = (root: string, { file, find = '', put = '' }: Step): Applied => {
  const text = readFileSync(join(root, file), 'utf8');
  const part = findPart(text, find);
  if (part === undefined) throw new Error(`“${find}” does not occur in ${file}.`);
  const pieces = fill(put, part.found).split('«');
  const broken = text.slice(0, part.start) + pieces.join('') + text.slice(part.end);
  rewrite(join(root, file), broken);
  const marks = pieces.slice(0, -1).map((_, index) => part.start + pieces.slice(0, index + 1).join('').length);
  return { found: part.found, places: (marks.length === 0 ? [part.start] : marks).map((at) => positionAt(broken, at)) };
};

const applyStep = (root: string, step: Step): Applied => {
  const path = join(root, step.file);
  if (step.find !== undefined) return replacePart(root, step);
  if (step.text !== undefined) rewrite(path, step.text);
  else if (step.base64 !== undefined) rewrite(path, Buffer.from(step.base64, 'base64'));
  else if (step.copyTo !== undefined) copyFileSync(path, join(root, step.copyTo));
  else if (step.renameTo !== undefined) renameSync(path, join(root, step.renameTo));
  else rmSync(path, { recursive: true });
  return { found: [], places: ['1:1'] };
};

const copied = ['model', 'content'];
const imported = ['package.json', 'node_modules', 'src'];

/** Copies model/ and content/ of `project` to the folder `root`, emptied before, without the ledger of published URLs, beside what they import. */
export const copyProject = (project: string, root: string): void => {
  rmSync(root, { recursive: true, force: true });
  for (const name of copied) cpSync(join(project, name), join(root, name), { recursive: true });
  for (const name of imported) symlinkSync(join(project, name), join(root, name));
};

/** Makes the copy in `root` what it was before a case, touching only what the case has touched. */
export const mendProject = (project: string, root: string, { and, ...first }: BrokenProject): void => {
  rmSync(join(root, 'generated'), { recursive: true, force: true });
  for (const path of [first, ...and].flatMap((step) => [step.file, step.copyTo, step.renameTo])) {
    if (path === undefined || !copied.includes(path.split('/')[0] ?? '')) continue;
    const [from, to] = [join(project, path), join(root, path)];
    rmSync(to, { recursive: true, force: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true });
  }
};

/** Breaks the copy in `root` and returns the expected problems. Edits of one file stand in the order of their lines. */
export const breakProject = (root: string, { and, also, ...first }: BrokenProject): Expected[] => {
  const steps = [first, ...and];
  const applied = steps.map((step) => applyStep(root, step));
  const found = applied[0]?.found ?? [];
  const mentioned = (mentions: readonly string[]) => mentions.map((mention) => fill(mention, found));
  const placeOf = (file: string, at: string | undefined) => placeIn(root, file, at && fill(at, found));
  return [
    ...steps.flatMap(({ file, code, at, mentions }, index) => {
      const places = at === undefined ? (applied[index]?.places ?? []) : [placeOf(file, at)];
      const expected = (place: string) => ({ place: `${file}:${place} ${code}`, mentions: mentioned(mentions) });
      return code === undefined ? [] : places.map(expected);
    }),
    ...also.map(({ code, file = first.file, at, mentions }) => ({
      place: `${fill(file, found)}:${placeOf(file, at)} ${code}`,
      mentions: mentioned(mentions),
    })),
  ];
};
