import type { LocalizedText } from './localized-text.ts';

/** How a command ends: done, refused, called wrongly, or without a server or data to work with. */
export const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 } as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Why a command was not run, as a sentence that names the remedy. */
export class OfficeError extends Error {
  readonly words: LocalizedText;
  readonly exitCode: ExitCode;

  constructor(words: LocalizedText, exitCode: ExitCode = exitCodes.refused) {
    super(words.en);
    this.words = words;
    this.exitCode = exitCode;
  }
}
