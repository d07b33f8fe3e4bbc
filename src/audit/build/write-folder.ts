import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AuditPlan } from '#domain/audit/audit-plan.ts';
import type { Letter } from '#domain/audit/letter-data.ts';
import type { AuditFacts } from '../join/audit-facts.ts';
import { letterDocx } from '../letters/letter-docx.ts';
import { bundleAudit } from './bundle-audit.ts';

export interface FolderRun {
  readonly root: string;
  /** The folder that is written; what it held before is removed. */
  readonly out: string;
  readonly plan: AuditPlan;
  /** What people fill in and send back. */
  readonly letters: readonly (Letter & { readonly markdown: string })[];
  readonly facts: AuditFacts;
  /** Called with every step as it begins. */
  readonly progress: (step: string) => void;
}

/** Later sheets win over earlier ones, and all over the colours of the brand. */
const styleSheets = ['base', 'frame', 'page', 'forms', 'media'];

const styleSheet = (root: string): string =>
  ['generated/styles/brand.css', ...styleSheets.map((name) => `src/audit/style/${name}.css`)]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

/** Writes the audit as a folder that opens from a disk, and gives the number of its files. */
export const writeAuditFolder = async ({ root, out, plan, letters, facts, progress }: FolderRun): Promise<number> => {
  const assets = join(out, 'assets');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  progress('bundle');
  const { renderFolder } = await bundleAudit(root, { cache: join(root, '.cache/audit-renderer'), assets });
  progress('pages');
  const files = renderFolder(plan, facts);
  progress('files');
  for (const { path, text } of files) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(join(out, 'letters'), { recursive: true });
  for (const letter of letters) {
    writeFileSync(join(out, `letters/${letter.name}.md`), letter.markdown);
    writeFileSync(join(out, `letters/${letter.name}.docx`), await letterDocx(letter));
  }
  writeFileSync(join(assets, 'audit.css'), styleSheet(root));
  return files.length + 2 * letters.length;
};
