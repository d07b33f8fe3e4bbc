import { beforeAll, expect, it } from 'vitest';
import type { AuditPage } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import type { Detail } from '#domain/audit/changes/change-data.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlannedApprovals } from '#generator/plan/approvals/plan-approvals.ts';
import { auditPlanner } from '#generator/plan/audit/plan-audit.ts';
import { readProject } from '../generator/audit/planned-project.ts';

const rule = 'availability-badge';
const changed: readonly Detail[] = [
  {
    key: 'case',
    day: null,
    where: [
      {
        name: { id: 'freePlaces', pl: 'wolne miejsca', en: 'free places' },
        among: [{ kind: 'range', as: 'number', from: 11, to: 12 }],
      },
    ],
    before: { kind: 'word', word: { id: 'none', pl: 'bez oznaczenia', en: 'no badge' } },
    after: { kind: 'word', word: { id: 'severalPlaces', pl: 'kilka wolnych miejsc', en: 'few free places' } },
  },
];
const locales = ['pl', 'en'] as const;
const regions = {
  pl: 'wolne miejsca: od 11 do 12 – przedtem „bez oznaczenia”, teraz „kilka wolnych miejsc”',
  en: 'free places = 11..12: no badge → few free places',
};
const approval = {
  rule,
  role: 'lawyer',
  name: 'A. Lawyer',
  document: 'opinion 7',
  date: '2026-03-01',
  behaviour: 'a'.repeat(64),
  answer: 'yes',
  words: null,
  impact: 'careful',
} as const;

const project = await readProject();

type Pages = Readonly<Record<Locale, readonly AuditPage[]>>;

const plannerOf = (approvals: PlannedApprovals['states']) =>
  auditPlanner(project, { numbers: new Map(), approvals }, () => undefined);

const plannerWith = (changes: readonly Detail[] | null) => plannerOf(new Map([[rule, [{ ...approval, changes }]]]));

const printed = (pages: readonly AuditPage[], id: string): string => {
  const page = pages.find((one) => one.id === id);
  const rows = page?.blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map((cells) => cells.map(plainText).join(' | '));
    return block.kind === 'list' ? block.items.map(plainText) : [];
  });
  return rows?.join('\n') ?? '';
};

it.each(locales)('without an approval nothing is said of approved rules (%s)', (locale) => {
  const bare = plannerOf(new Map())(locale).pages;
  const start = bare.map(({ id }) => printed(bare, id)).join('\n');
  expect(start).not.toMatch(/Żadna zatwierdzona reguła|No approved rule/);
  expect(start).toMatch(/nikt jeszcze nie zatwierdził|Nobody has approved a rule yet/);
});

let pages: Pages;
beforeAll(() => {
  const planFor = plannerWith(changed);
  pages = { pl: planFor('pl').pages, en: planFor('en').pages };
});

it.each(locales)(
  'an approved rule that decides otherwise is named with the region that differs, in the words of a reader (%s): on its page, in the overview and among the changes',
  (locale) => {
    for (const id of [`rule/${rule}`, 'index', 'changes']) {
      expect(printed(pages[locale], id), id).toContain(regions[locale]);
      expect(printed(pages[locale], id), id).toContain(approval.document);
    }
    expect(printed(pages[locale], 'rule/discount')).not.toContain(regions[locale]);
  },
);

it('an approved rule that decides as before is among the approved, and no change is reported', () => {
  const en = plannerWith(null)('en').pages;
  expect(printed(en, 'changes')).toContain(approval.document);
  expect(printed(en, 'index')).not.toContain(approval.document);
});
