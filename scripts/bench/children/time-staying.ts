import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKeeper } from '#generator/command/keeper.ts';

/** Times a generator that stays in its process, on the project that this file is a part of; prints milliseconds as JSON. */
const root = join(import.meta.dirname, '../../..');
const keeper = createKeeper(root);
const rounds = 5;

const run = async (): Promise<number> => {
  const start = performance.now();
  const { kind } = await keeper.generate({ mode: 'write' });
  if (kind !== 'written') throw new Error('The project has problems; `npm run generate` names them.');
  return performance.now() - start;
};

const edits = {
  nothing: () => undefined,
  text: () => {
    const file = join(root, 'content/pl/pages/contact.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nJeszcze jedno zdanie.\n`);
  },
  price: () => {
    const file = join(root, 'model/rules/parameters/price-parameters.ts');
    const dearer = (_: string, before: string, price: string): string => `${before}${Number(price) + 100}`;
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(blsPrice: [\s\S]*?value: )(\d+)/, dearer));
  },
} as const;

const first = await run();
const times: Record<string, number[]> = { first: [first] };
for (let round = 0; round < rounds; round++)
  for (const [name, edit] of Object.entries(edits)) {
    edit();
    times[name] = [...(times[name] ?? []), await run()];
  }
console.log(JSON.stringify(times));
