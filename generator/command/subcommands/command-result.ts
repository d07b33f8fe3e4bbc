/** What a command prints, and the code it ends with: 0 done, 1 found what it was to fail on, 2 usage, 3 unreadable. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly lines: readonly string[];
}
