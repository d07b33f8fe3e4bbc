import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usageLine } from '#backend/office/command/help.ts';
import { parseLine, requestedLocale } from '#backend/office/command/parse-line.ts';
import { officeCommands } from '#backend/office/commands.ts';

const handbook = readFileSync(new URL('../../../scripts/deploy/office.md', import.meta.url), 'utf8');

test('the handbook of the office lists every command as the table does', () => {
  const rows = Object.entries(officeCommands).map(
    ([name, command]) => `| \`${usageLine(name, command)}\` | ${command.summary.pl} |`,
  );
  const table = ['| polecenie | co robi |', '|---|---|', ...rows].join('\n');
  expect(handbook.slice(handbook.indexOf('| polecenie'))).toBe(`${table}\n`);
});

/** Every line of the handbook, with values in the places of its capital words. */
const examples = [...handbook.matchAll(/^npm run office -- ([^#\n]+)/gm)]
  .map(([, line = '']) => line.trim())
  .filter((line) => !line.startsWith('POLECENIE'))
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
    expect(parseLine(officeCommands, words)).toMatchObject({ locale: requestedLocale(words) });
  }
});
