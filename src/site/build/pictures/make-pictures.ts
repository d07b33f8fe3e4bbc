import { readFileSync } from 'node:fs';
import type { Folders } from '../folders.ts';
import { writeCards } from './open-graph/write-cards.ts';
import { writePhotographs } from './photographs.ts';
import { writeIcons } from './write-icons.ts';

/** A program of its own, so that the memory that pictures take is free again before the build goes on. */
const folders: Folders = JSON.parse(process.argv[2] ?? '');
await writeCards(folders, JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')));
await writeIcons(folders);
console.log(JSON.stringify(await writePhotographs(folders)));
