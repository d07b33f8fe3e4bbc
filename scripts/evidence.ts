import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ruleFunctions, ruleReducers } from '#generated/audit/rule-functions.ts';
import { foldersOf } from '#site/build/folders.ts';
import { gatherEvidence } from './evidence/gather-evidence.ts';

const root = join(import.meta.dirname, '..');
const { evidence: file } = foldersOf(root);
const rules = Object.keys({ ...ruleFunctions, ...ruleReducers }).toSorted();

mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(gatherEvidence(root, rules, Date.now()), null, 2)}\n`);
console.log(`Evidence about ${rules.length} rules stands in .cache/evidence/evidence.json.`);
