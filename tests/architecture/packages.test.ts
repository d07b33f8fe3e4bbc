import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const packageShape = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
});
const lockedShape = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const lockShape = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), lockedShape) });

const wanted = packageShape.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const lock = lockShape.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const registry = 'https://registry.npmjs.org/';
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('packages', () => {
  it('have one version each', () => {
    const named = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies, ...wanted.overrides });
    expect(named.filter(([, version]) => !exact.test(version))).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });

  it('are locked with SHA-512, and downloaded from the registry', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(locked.length).toBeGreaterThan(300);
    const loose = locked.filter(
      ([, { integrity = '', resolved = registry, link, version = '' }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity) || !resolved.startsWith(registry) || link || !exact.test(version),
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it('are locked in the named versions', () => {
    const named = Object.entries({ ...wanted.dependencies, ...wanted.devDependencies });
    expect(named.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
  });

  it('with install scripts are allowed or refused by name', () => {
    const running = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/.*node_modules\//, ''));
    expect(running.toSorted()).toEqual(Object.keys(wanted.allowScripts).toSorted());
  });
});
