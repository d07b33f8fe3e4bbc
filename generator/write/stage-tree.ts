import { copyFileSync, linkSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../emit/generated-file.ts';

/** Synchronous writing (`s`), since Node refuses `fsync` where it runs with limited permissions. The file does not exist yet. */
const write = (path: string, text: string, durable: boolean): void =>
  writeFileSync(path, text, { flag: durable ? 'as' : 'ax', mode: 0o644 });

/** The same file under a second name; a copy where the file system has no such links. Both keep the time of last change. */
const keepFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
};

/** Builds the complete new tree in a folder that does not exist yet; files for which `isCurrent` come from the tree on disk. */
export const stageTree = (stage: {
  readonly files: readonly GeneratedFile[];
  readonly current: string;
  readonly next: string;
  readonly isCurrent: (path: string) => boolean;
  /** Whether the bytes are on the disk before the call ends. */
  readonly durable: boolean;
}): void => {
  mkdirSync(stage.next, { recursive: true });
  for (const folder of new Set(stage.files.map((file) => dirname(file.path)))) {
    if (folder !== '.') mkdirSync(join(stage.next, folder), { recursive: true });
  }
  for (const { path, text } of stage.files) {
    const target = join(stage.next, path);
    if (stage.isCurrent(path)) keepFile(join(stage.current, path), target);
    else write(target, text, stage.durable);
  }
};
