import { enableCompileCache } from 'node:module';

// Saves a quarter of a run; only what is imported afterwards profits.
enableCompileCache();
const { runGenerateCommand } = await import('./command/run-command.ts');
await runGenerateCommand();
