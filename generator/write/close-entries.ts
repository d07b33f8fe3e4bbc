import { writeFileSync } from 'node:fs';
import { SyntaxKind } from 'ts-morph';
import { readModelSource } from '../locate/model-source.ts';
import { literalText } from './edit-table.ts';
import { rowsWithId } from './rename-rows.ts';

export interface ClosedEntry {
  readonly id: string;
  readonly on: string;
  readonly by: string;
  readonly document: string;
}

/** Writes into entries of the register that somebody has answered them. */
export const closeEntries = (root: string, entries: readonly ClosedEntry[]): void => {
  const project = readModelSource(root);
  for (const { id, on, by, document } of entries) {
    for (const row of rowsWithId(project, '/model/register/', id)) {
      const status = row.getProperty('status')?.asKind(SyntaxKind.PropertyAssignment);
      if (status === undefined) continue;
      status.setInitializer(`'answered'`);
      row.insertPropertyAssignment(status.getChildIndex() / 2, {
        name: 'closed',
        initializer: literalText({ on, by, document }),
      });
    }
  }
  for (const source of project.getSourceFiles().filter((one) => !one.isSaved()))
    writeFileSync(source.getFilePath(), source.getFullText());
};
