import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { runModelCommand } from '#generator/command/subcommands/model-command.ts';

const project = resolve(import.meta.dirname, '../../..');

it.each([
  [[], 'No command was given.'],
  [['draw'], '“draw” is no command.'],
  [['urls', 'all'], '“urls all” is no command.'],
  [['diff'], 'Name one revision'],
  [['diff', 'HEAD', 'HEAD'], 'Name one revision'],
  [['diff', 'HEAD..'], 'Name one revision'],
  [['diff', 'HEAD..no-such-branch'], '“no-such-branch” is no revision of this repository.'],
  [['diff', 'HEAD', '--json', '--markdown'], 'Name one revision'],
  [['diff', 'HEAD', '--fail-on', 'safe'], '--fail-on is “safe”; it takes breaking or careful.'],
  [['diff', '--all'], "Unknown option '--all'"],
  [['diff', 'no-such-branch'], '“no-such-branch” is no revision of this repository.'],
  [['diff', '--', '--output=x'], '“--output=x” is no revision of this repository.'],
])('answers %j with a sentence and code 2', async (args, sentence) => {
  const { exitCode, lines } = await runModelCommand(project, args, () => ({}));
  expect(exitCode).toBe(2);
  expect(lines.join('\n')).toContain(sentence);
});
