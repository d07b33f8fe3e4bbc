import { resolve } from 'node:path';
import { exitWithUsage } from '../start/read-arguments.ts';
import { mergeShardTestRecords } from './test-records.ts';

const [shards] = process.argv.slice(2);
mergeShardTestRecords(
  resolve(import.meta.dirname, '../..'),
  shards ?? exitWithUsage('Name the folder with the shards of a run.', 'Usage: npm run records -- FOLDER'),
);
