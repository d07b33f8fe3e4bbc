import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What happens at a call that changes the file system: an error of this code, or the end of the process before or amid it. */
export type Fault = { readonly call: number; readonly kind: 'none' | 'KILL' | 'KILL-AMID' | (string & {}) };

type Changing = (...parameters: unknown[]) => unknown;

const changing = [
  'mkdirSync',
  'writeFileSync',
  'linkSync',
  'copyFileSync',
  'utimesSync',
  'renameSync',
  'rmSync',
  'openSync',
] as const;

let fault: Fault = { call: 0, kind: 'none' };
let called: string[] = [];
let exchangeable = true;

const fail = (name: string, parameters: unknown[]): never => {
  const path = typeof parameters[0] === 'string' ? { path: parameters[0] } : {};
  const message = `${fault.kind}: injected, ${name}`;
  throw Object.assign(new Error(message), { code: fault.kind, syscall: name, ...path });
};

const wrap =
  (name: string, original: Changing): Changing =>
  (...parameters) => {
    called.push(name);
    if (called.length !== fault.call || fault.kind === 'none') return original(...parameters);
    if (fault.kind === 'KILL-AMID' && name === 'writeFileSync')
      original(parameters[0], `${parameters[1]}`.slice(0, `${parameters[1]}`.length / 2));
    if (fault.kind === 'KILL-AMID' && name === 'rmSync') original(`${parameters[0]}/next/sub`, parameters[1]);
    if (fault.kind.startsWith('KILL')) process.kill(process.pid, 'SIGKILL');
    return fail(name, parameters);
  };

const isChanging = (value: unknown): value is Changing => typeof value === 'function';

/** Replaces the calls of Node's file system module, for importers by name as well. Undo with the returned function. */
export const patchFileSystem = (options: { readonly exchange: boolean }): (() => void) => {
  exchangeable = options.exchange;
  const originals = changing.map((name): [string, unknown] => [name, Reflect.get(fs, name)]);
  for (const [name, original] of originals) if (isChanging(original)) Reflect.set(fs, name, wrap(name, original));
  const spawnSync: unknown = Reflect.get(childProcess, 'spawnSync');
  if (isChanging(spawnSync)) {
    const wrapped = wrap('spawnSync', spawnSync);
    const absent: Changing = () => ({ status: 127 });
    Reflect.set(childProcess, 'spawnSync', (...all: unknown[]) => (exchangeable ? wrapped(...all) : absent(...all)));
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of originals) Reflect.set(fs, name, original);
    Reflect.set(childProcess, 'spawnSync', spawnSync);
    syncBuiltinESMExports();
  };
};

/** From now on calls are counted from 1, and the given one goes wrong. */
export const armFault = (next: Fault): void => {
  fault = next;
  called = [];
};

/** The names of the calls since `armFault`, in their order. */
export const listCalls = (): readonly string[] => called;

/** Whether a process that is ended amid such a call leaves something else than one that is ended before it. */
export const hasMiddle = (name: string): boolean => name === 'writeFileSync' || name === 'rmSync';
