import { expect, it } from 'vitest';
import type { AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { planAuditPages } from '#generator/plan/audit/pages/plan-audit-pages.ts';
import { readProject } from '../generator/audit/planned-project.ts';

const rule = 'availability-badge';
const region = 'freePlaces = 11..12: none → severalPlaces';
const approval = {
  rule,
  role: 'lawyer',
  name: 'A. Lawyer',
  document: 'opinion 7',
  date: '2026-03-01',
  behaviour: 'a'.repeat(64),
  impact: 'careful',
} as const;

const pagesWith = async (changes: readonly string[] | null): Promise<readonly AuditPage[]> => {
  const approvals = new Map([[rule, [{ ...approval, changes }]]]);
  return planAuditPages(await readProject(), { numbers: new Map(), approvals }, () => undefined).en;
};

const plain = (text: AuditText): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const said = (pages: readonly AuditPage[], id: string): string => {
  const page = pages.find((one) => one.id === id);
  const rows = page?.blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map((cells) => cells.map(plain).join(' | '));
    return block.kind === 'list' ? block.items.map(plain) : [];
  });
  return rows?.join('\n') ?? '';
};

it('an approved rule that decides otherwise is named with the region that differs: on its page, in the overview and among the changes', async () => {
  const pages = await pagesWith([region]);
  for (const id of [`rule/${rule}`, 'index', 'changes']) {
    expect(said(pages, id), id).toContain(region);
    expect(said(pages, id), id).toContain(approval.document);
  }
  expect(said(pages, 'rule/discount')).not.toContain(region);
});

it('an approved rule that decides as before is among the approved, and no change is told', async () => {
  const pages = await pagesWith(null);
  expect(said(pages, 'changes')).toContain(approval.document);
  expect(said(pages, 'index')).not.toContain(approval.document);
});
