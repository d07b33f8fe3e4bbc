import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runModelCommand } from '#generator/command/model-command.ts';
import { planQuestions, readAnswers } from '#generator/command/questions.ts';
import { makeChangedRepository } from '../diff/changed-repository.ts';
import { facts } from '../diff/small-revision.ts';

const questions = planQuestions(facts, 'pl');
const runCommand = (root: string, ...args: readonly string[]) =>
  runModelCommand(root, args, () => {
    throw new Error('Code and tests were asked.');
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

it('takes a yes into the register, and says where a no must be changed', async () => {
  const root = makeChangedRepository([]);
  const [first, second] = questions;
  const asked = await runCommand(root, 'questions');
  expect(asked.exitCode).toBe(0);
  const answered = asked.lines
    .join('\n')
    .replace('Dokument:', 'Dokument: pismo z 20.11.2026')
    .replace('Data (RRRR-MM-DD):', 'Data (RRRR-MM-DD): 2026-11-20')
    .replace(`Odpowiedź ${first?.id}:`, `Odpowiedź ${first?.id}: TAK`)
    .replace(`Odpowiedź ${second?.id}:`, `Odpowiedź ${second?.id}: nie, inaczej`);
  const file = join(root, 'answers.md');
  writeFileSync(file, answered);
  const { exitCode, lines } = await runCommand(root, 'answers', file);
  expect([exitCode, lines.at(-1)]).toEqual([1, `1 answered, 1 refused, ${questions.length - 2} still open.`]);
  expect(lines.join('\n')).toMatch(new RegExp(`^${second?.id} is to be changed at `, 'm'));
  const files = readdirSync(join(root, 'model/register')).map((name) =>
    readFileSync(join(root, 'model/register', name), 'utf8'),
  );
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

it('names what it cannot read, and asks nobody whom it does not know', async () => {
  const root = makeChangedRepository([]);
  const file = join(root, 'answers.md');
  const [first] = questions;
  writeFileSync(file, `Dokument: pismo\nData (RRRR-MM-DD): 2026-11-20\n\nOdpowiedź ${first?.id}: TAK, ale 1590\n`);
  const { exitCode, lines } = await runCommand(root, 'answers', file);
  expect([exitCode, lines[0]]).toEqual([
    1,
    `${first?.id} is still open: “TAK, ale 1590” is neither a bare YES or TAK nor a NO or NIE.`,
  ]);
  expect(await runCommand(root, 'questions', '--role', 'nobody')).toMatchObject({ exitCode: 2 });
});

it('wants to know which document it reads', async () => {
  const root = makeChangedRepository([]);
  const file = join(root, 'answers.md');
  writeFileSync(file, `Odpowiedź ${questions[0]?.id}: TAK\n`);
  const { exitCode, lines } = await runCommand(root, 'answers', file);
  expect([exitCode, lines.join('\n')]).toEqual([2, expect.stringContaining('which document it is')]);
});
