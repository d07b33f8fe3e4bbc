import { afterEach, expect, it, vi } from 'vitest';
import { SettingsError } from '#settings/read-settings.ts';
import { printFailure } from '../../scripts/start/explain-failure.ts';

afterEach(() => void vi.restoreAllMocks());

const reported = (error: Error): readonly [number, string] => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const code = printFailure(error);
  return [code, String(print.mock.calls.at(-1)?.[0])];
};
const withCode = (code: string): Error => Object.assign(new Error('words of the system'), { code });

it('a failed start is reported in a sentence, for system, database and settings', () => {
  expect(reported(withCode('ENOSPC'))).toEqual([1, expect.stringMatching(/^The disk is full\./)]);
  expect(reported(new Error('Failed query', { cause: withCode('53100') }))).toEqual([
    1,
    expect.stringMatching(/^The disk is full\./),
  ]);
  expect(reported(withCode('ENOTDIR'))[1]).toMatch(/is a file/);
  expect(reported(withCode('EIO'))[1]).toMatch(/cannot be read or written/);
  expect(reported(withCode('EACCES'))[1]).toMatch(/lacks permissions/);
  expect(reported(new SettingsError('PORT must be a number.'))).toEqual([2, 'PORT must be a number.']);
});

it('an unknown error is not hidden', () => {
  expect(() => printFailure(new RangeError('unknown'))).toThrow('unknown');
});
