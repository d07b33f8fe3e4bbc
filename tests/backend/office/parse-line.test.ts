import { expect, test } from 'vitest';
import { helpOnAllCommands, helpOnCommand } from '#backend/office/command/help.ts';
import { exitCodes, OfficeError } from '#backend/office/command/office-error.ts';
import { parseOfficeLine, requestedLocale } from '#backend/office/command/parse-line.ts';
import { officeCommands } from '#backend/office/commands.ts';

const sentence = (...line: readonly string[]): string => {
  try {
    parseOfficeLine(officeCommands, line);
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    expect(error.exitCode).toBe(exitCodes.usage);
    return error.words[requestedLocale(line)];
  }
  throw new Error('The line was understood.');
};

test.each([
  ['boking', 'Nie ma polecenia „boking”. Czy chodziło o „booking”?'],
  ['constructor', 'Nie ma polecenia „constructor”.'],
  ['bookings --sate pay', 'Polecenie bookings nie ma opcji --sate. Czy chodziło o „--state”?'],
  ['bookings --state', 'Opcja --state wymaga wartości.'],
  ['bookings --state payd', 'state: „payd” nie pasuje. Czy chodziło o „paid”? Potrzebne: stan: '],
  ['bookings --day 2026-02-30', 'day: „2026-02-30” nie pasuje. Potrzebne: dzień kursu, RRRR-MM-DD.'],
  ['bookings --json=yes', 'Opcja --json nie przyjmuje wartości.'],
  ['bookings --lang de', 'lang: „de” nie pasuje.'],
  ['bookings kpp', 'Polecenie bookings nie wie, co zrobić z „kpp”.'],
  ['booking', 'Brakuje BOOKING: numer albo odnośnik zgłoszenia.'],
  ['boking --lang en', 'There is no command “boking”. Did you mean “booking”?'],
  ['booking --lang en', 'BOOKING is missing: number or reference of the booking.'],
])('answers %s with a sentence', (line, expected) => {
  expect(sentence(...line.split(' '))).toContain(expected);
});

test.each(['-8', '--', '-_', '-a-'])('takes no reference that begins with %s for an option', (start) => {
  const reference = start.padEnd(32, 'bC3_-');
  expect(parseOfficeLine(officeCommands, ['mark-paid', reference, '--as', 'Anna'])).toMatchObject({
    kind: 'command',
    values: { booking: reference },
    who: 'Anna',
  });
  expect(sentence('mark-paid', reference.slice(0, 8))).toContain(`nie ma opcji`);
});

test('help lists every command, and for each command all its options, in both languages', () => {
  for (const locale of ['pl', 'en'] as const) {
    const all = helpOnAllCommands(officeCommands, locale);
    for (const [name, { words, operands }] of Object.entries(officeCommands)) {
      expect(all).toContain(`\n  ${name}`);
      const one = helpOnCommand(officeCommands, name, locale);
      for (const id of Object.keys(words)) expect(one).toContain(operands.includes(id) ? id.toUpperCase() : `--${id}`);
    }
  }
  expect(parseOfficeLine(officeCommands, [])).toMatchObject({ kind: 'help', command: null, locale: 'pl' });
  expect(parseOfficeLine(officeCommands, ['help', 'booking', '--lang', 'en'])).toMatchObject({
    kind: 'help',
    command: 'booking',
    locale: 'en',
  });
  expect(parseOfficeLine(officeCommands, ['booking', '--help'])).toMatchObject({ kind: 'help', command: 'booking' });
});

test('no command has an option with the name of a common one', () => {
  for (const { words } of Object.values(officeCommands)) {
    expect(
      Object.keys(words).filter((id) => ['lang', 'as', 'json', 'csv', 'excel', 'out', 'help'].includes(id)),
    ).toEqual([]);
  }
});
