import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { type Drawing, planDrawings } from './drawings.ts';

const { values, positionals } = parseArgs({ options: { check: { type: 'boolean' } }, allowPositionals: true });

/** The content folder of the project unless another one is named. */
const content = positionals[0] ?? join(import.meta.dirname, '..', '..', 'content');

/** A photograph of the same name, for example `01-chest-compressions.jpg`, takes the place of the drawing. */
const hasPhotograph = ({ path }: Drawing): boolean => {
  const { dir, name } = parse(join(content, path));
  return existsSync(dir) && readdirSync(dir).some((file) => parse(file).name === name && parse(file).ext !== '.svg');
};

const isCurrent = ({ path, text }: Drawing): boolean => {
  const target = join(content, path);
  return existsSync(target) && readFileSync(target, 'utf8') === text;
};

const writeDrawing = ({ path, text }: Drawing): void => {
  const target = join(content, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
};

const drawings = planDrawings().filter((drawing) => !hasPhotograph(drawing));
const outdated = drawings.filter((drawing) => !isCurrent(drawing));

if (!values.check) {
  outdated.forEach(writeDrawing);
  console.log(`${drawings.length} drawings, ${outdated.length} written.`);
} else if (outdated.length > 0) {
  for (const { path } of outdated) {
    console.error(`content/${path} differs from what the code draws. Run “node scripts/artwork/main.ts”.`);
  }
  process.exitCode = 1;
} else {
  console.log(`${drawings.length} drawings compared, all current.`);
}
