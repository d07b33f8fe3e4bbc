import { letterDocuments } from '#audit/letters/documents.ts';
import type { ModelTools } from '#generator/command/subcommands/model-command.ts';

/** What commands need that read neither code nor tests. */
export const toolsWithoutCode: ModelTools = {
  gather: () => {
    throw new Error('Code and tests were asked.');
  },
  documents: letterDocuments,
};
