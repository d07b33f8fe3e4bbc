import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { CaseEdit } from './case-file.ts';

/** A second copy of the inputs by links, so that only edited files cost anything. */
const linkFolder = (from: string, to: string): void => {
  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const target = join(to, entry.parentPath.slice(from.length), entry.name);
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else {
      mkdirSync(dirname(target), { recursive: true });
      linkSync(join(entry.parentPath, entry.name), target);
    }
  }
};

/** Replaces the link, never what it is linked to. */
const rewrite = (path: string, bytes: string | Uint8Array): void => {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  writeFileSync(path, bytes);
};

const replaceOnce = (path: string, edit: { file: string; find: string; replace: string }): string => {
  const parts = readFileSync(path, 'utf8').split(edit.find);
  if (parts.length !== 2) throw new Error(`“${edit.find}” occurs ${parts.length - 1} times in ${edit.file}, not once.`);
  return parts.join(edit.replace);
};

const applyEdit = (root: string, edit: CaseEdit): void => {
  const path = join(root, edit.file);
  if ('find' in edit) rewrite(path, replaceOnce(path, edit));
  else if ('text' in edit) rewrite(path, edit.text);
  else if ('base64' in edit) rewrite(path, Buffer.from(edit.base64, 'base64'));
  else if ('remove' in edit) rmSync(path, { recursive: true });
  else if ('renameTo' in edit) {
    mkdirSync(dirname(join(root, edit.renameTo)), { recursive: true });
    renameSync(path, join(root, edit.renameTo));
  } else {
    mkdirSync(dirname(join(root, edit.copyTo)), { recursive: true });
    copyFileSync(path, join(root, edit.copyTo));
  }
};

/** Copies model/ and content/ of `project` to the empty folder `root`, without the ledger of published URLs, and breaks the copy. */
export const breakProject = (project: string, root: string, edits: readonly CaseEdit[]): void => {
  rmSync(root, { recursive: true, force: true });
  for (const name of ['model', 'content']) linkFolder(join(project, name), join(root, name));
  for (const edit of edits) applyEdit(root, edit);
};
