/**
 * Lets a program that serves go on when its log has no reader any more: the reader of a pipe has ended, the terminal is gone, or the
 * disk of a log file is full. Without a listener Node takes such an error of its own output for a fault of the program.
 */
export const ignoreOutputErrors = (): void => {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
};
