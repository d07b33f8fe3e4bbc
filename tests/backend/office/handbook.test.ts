import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOfficeLine, requestedLocale } from '#backend/office/command/parse-line.ts';
import { officeCommands } from '#backend/office/commands.ts';

const handbook = readFileSync(new URL('../../../scripts/deploy/office.md', import.meta.url), 'utf8');

/** Every line of the handbook, with values in the places of its capital words. */
const examples = [...handbook.matchAll(/^office ([^#\n]+)/gm)]
  .map(([, line = '']) => line.trim())
  .map((line) =>
    line
      .replaceAll(/\bNUMER\b/g, '4MR2-8XJY')
      .replaceAll(/\b(?:TERMIN|NR)\b/g, '7')
      .replaceAll('RRRR-MM-DD', '2027-01-31')
      .replaceAll('ADRES', 'jan@example.pl'),
  );

test('every example of the handbook is a valid command line', () => {
  expect(examples.length).toBeGreaterThan(20);
  for (const line of examples) {
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    expect(parseOfficeLine(officeCommands, words)).toMatchObject({ locale: requestedLocale(words) });
  }
});

test('no command is missing in the handbook', () => {
  const shown = examples.map((line) => line.split(' ')[0]);
  const named = [...handbook.matchAll(/`(?:office )?([a-z-]+)/g)].map(([, name]) => name);
  expect(Object.keys(officeCommands).filter((name) => ![...shown, ...named].includes(name))).toEqual([]);
});
