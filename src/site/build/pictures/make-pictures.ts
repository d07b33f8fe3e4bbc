import { createInterface } from 'node:readline';
import type { Folders } from '../folders.ts';
import { BrokenPictureError, brokenPictureStatus } from './broken-picture-error.ts';
import { openCards } from './open-graph/write-cards.ts';
import { writePhotographs } from './photographs.ts';
import type { AskedCards, PicturesReport } from './picture-program.ts';
import { writeIcons } from './write-icons.ts';

/**
 * A program of its own, so that pictures are made beside the rest of the build and the memory that they take is free again. Each
 * line of its input asks for cards.
 */
const folders: Folders = JSON.parse(process.argv[2] ?? '');
const lines = createInterface({ input: process.stdin });
const cards = openCards(folders);
for await (const line of lines) {
  const { drawn, kept }: AskedCards = JSON.parse(line);
  cards.keep(kept);
  await cards.write(drawn);
}
cards.close();
await writeIcons(folders);
const warnings = await writePhotographs(folders).catch((error: unknown) => {
  if (!(error instanceof BrokenPictureError)) throw error;
  process.stderr.write(error.message);
  return process.exit(brokenPictureStatus);
});
const { userCPUTime, systemCPUTime } = process.resourceUsage();
const report: PicturesReport = { warnings, cpu: (userCPUTime + systemCPUTime) / 1000 };
console.log(JSON.stringify(report));
