import { newFiles, oldFiles, settle } from './trees.ts';

/** `node swap-process.ts ROOT COUNT`: writes the old and the new tree in turn. */
const [root = '', count = '0'] = process.argv.slice(2);
for (let turn = 0; turn < Number(count); turn++) {
  const outcome = await settle(root, turn % 2 === 0 ? newFiles : oldFiles);
  process.stdout.write(`${outcome.kind}\n`);
}
