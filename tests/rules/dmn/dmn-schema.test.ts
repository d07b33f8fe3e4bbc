import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { decisionTables, writeEmittedRules } from '../emitted-rules.ts';

/** The schemas of DMN 1.3 as the OMG publishes them. */
const schemas = join(dirname(createRequire(import.meta.url).resolve('dmn-moddle/package.json')), 'resources/dmn/xsd');
const schemaFile = (name: string) => ({ fileName: name, contents: readFileSync(join(schemas, name), 'utf8') });

let folder = '';
beforeAll(() => {
  folder = join(writeEmittedRules('dmn-schema'), 'audit/dmn');
});

const faultsOf = async (documents: readonly { readonly fileName: string; readonly contents: string }[]) => {
  const { errors } = await validateXML({
    xml: documents,
    schema: schemaFile('DMN13.xsd'),
    preload: ['DMNDI13.xsd', 'DC.xsd', 'DI.xsd'].map(schemaFile),
  });
  return errors.map(({ rawMessage }) => rawMessage);
};

test('every DMN document, and the linked model in both languages, is valid against the schema of DMN 1.3', async () => {
  const documents = globSync('*.dmn', { cwd: folder }).map((name) => ({
    fileName: basename(name),
    contents: readFileSync(join(folder, name), 'utf8'),
  }));
  expect(documents.length).toBeGreaterThan(decisionTables.length);
  expect(await faultsOf(documents)).toEqual([]);
  const [first] = documents;
  const spoiled = { fileName: 'spoiled.dmn', contents: (first?.contents ?? '').replace('<decision ', '<decisions ') };
  expect(await faultsOf([spoiled])).not.toEqual([]);
});
