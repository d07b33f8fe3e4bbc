import { spawnSync } from 'node:child_process';

/** Whether the system finds a program by its name. */
export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
