/**
 * Keeps a server running when its log cannot be written any more: the reader of a pipe has ended, the terminal is closed, or the disk of
 * a log file is full. Without a listener, such an error of the output ends the process.
 */
export const ignoreOutputErrors = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
