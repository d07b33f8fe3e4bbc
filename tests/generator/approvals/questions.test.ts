import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { planQuestions, readAnswers } from '#generator/command/subcommands/questions.ts';
import { carryOut } from '../diff/carry-out.ts';
import { makeChangedRepository } from '../diff/changed-repository.ts';
import { facts } from '../diff/small-revision.ts';

const questions = planQuestions(facts, 'pl');
const [first, second] = questions;
const folder = mkdtempSync(join(tmpdir(), 'questions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** One copy of the model: what cannot be read changes nothing in it. */
const root = makeChangedRepository(folder, []);
const signed = 'Dokument: pismo\nData (RRRR-MM-DD): 2026-11-20\n\n';
const unclear = fileWith('unclear.md', `${signed}Odpowiedź ${first?.id}: TAK, ale 1590\n`);
const unsigned = fileWith('unsigned.md', `Odpowiedź ${first?.id}: TAK\n`);
const answers = carryOut({
  questions: { root, args: ['questions'] },
  ofNobody: { root, args: ['questions', '--role', 'nobody'] },
  unclear: { root, args: ['answers', unclear] },
  unsigned: { root, args: ['answers', unsigned] },
});

it('asks about every open entry that somebody must confirm, the most money at risk first', () => {
  const open = facts.model.register.filter(
    ({ status, confirmedBy }) => status !== 'answered' && status !== 'settled' && confirmedBy !== 'nobody',
  );
  expect(questions.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
  const amounts = questions.map(({ atRisk }) => atRisk ?? -1);
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(amounts[0]).toBeGreaterThan(0);
});

it('takes a yes into the register, and says where a no must be changed', () => {
  const asked = answers('questions');
  expect(asked.exitCode).toBe(0);
  const answered = asked.lines
    .join('\n')
    .replace('Dokument:', 'Dokument: pismo z 20.11.2026')
    .replace('Data (RRRR-MM-DD):', 'Data (RRRR-MM-DD): 2026-11-20')
    .replace(`Odpowiedź ${first?.id}:`, `Odpowiedź ${first?.id}: TAK`)
    .replace(`Odpowiedź ${second?.id}:`, `Odpowiedź ${second?.id}: nie, inaczej`);
  const args = ['answers', fileWith('answers.md', answered)];
  const { exitCode, lines } = carryOut({ answers: { root, args } })('answers');
  expect([exitCode, lines.at(-1)]).toEqual([1, `1 answered, 1 refused, ${questions.length - 2} still open.`]);
  expect(lines.join('\n')).toMatch(new RegExp(`^${second?.id} is to be changed at `, 'm'));
  const files = readdirSync(join(root, 'model/register'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  const closed = `closed: { on: '2026-11-20', by: '${first?.role}', document: 'pismo z 20.11.2026' }`;
  expect(files.filter((text) => text.includes(closed) && text.includes(`id: '${first?.id}'`))).toHaveLength(1);
});

it.each([
  ['TAK, ale 1590', null],
  ['może', null],
  ['Yes.', true],
  ['nie – 1590 zł', false],
  ['NO', false],
  ['Nieważne', null],
])('reads “%s” as what it says', (answer, verdict) => {
  const { given, unclear } = readAnswers(`Odpowiedź C02: ${answer}\nAnswer C03:\n`);
  expect([...given]).toEqual(verdict === null ? [] : [['C02', verdict]]);
  expect([...unclear]).toEqual(verdict === null ? [['C02', answer]] : []);
});

it('names what it cannot read, and asks nobody whom it does not know', () => {
  const { exitCode, lines } = answers('unclear');
  expect([exitCode, lines[0]]).toEqual([
    1,
    `${first?.id} is still open: “TAK, ale 1590” is neither a bare YES or TAK nor a NO or NIE.`,
  ]);
  expect(answers('ofNobody')).toMatchObject({ exitCode: 2 });
});

it('wants to know which document it reads', () => {
  const { exitCode, lines } = answers('unsigned');
  expect([exitCode, lines.join('\n')]).toEqual([2, expect.stringContaining('which document it is')]);
});
