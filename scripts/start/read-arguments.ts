import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Ends the process with exit code 2, after a sentence about what is wrong and the usage. */
export const exitWithUsage = (sentence: string, usage: string): never => {
  console.error(`${sentence}\n${usage}`);
  return process.exit(2);
};

/** Options of the command line. */
export const readCommandLine = <Options extends ParseArgsOptionsConfig>(usage: string, options: Options) => {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
};
