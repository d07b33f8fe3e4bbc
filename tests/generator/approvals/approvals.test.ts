import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { detailLine } from '#domain/audit/changes/change-text.ts';
import { runModelCommand } from '#generator/command/subcommands/model-command.ts';
import { emitApproved } from '#generator/emit/approved.ts';
import { behaviourHash, ruleNow } from '#generator/plan/approvals/approved-rule.ts';
import { type PlannedApprovals, planApprovals, rulesLeft } from '#generator/plan/approvals/plan-approvals.ts';
import type { Finding } from '#generator/problems/finding.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Approval } from '#model/schema/approvals.ts';
import { carryOut } from '../diff/carry-out.ts';
import { makeChangedRepository } from '../diff/changed-repository.ts';
import { type Facts, facts } from '../diff/small-revision.ts';

const ruleOf = ({ rules }: Facts, id: string): Rule => {
  const rule = rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  return rule;
};

const hashIn = (given: Facts, id: string): string => behaviourHash(ruleNow(ruleOf(given, id), given));

const withNumber = (id: string, add: number): Facts => {
  const number = facts.parameters[id];
  if (number === undefined) throw new Error(`There is no parameter ${id}.`);
  const values = number.values.map((interval) => ({ ...interval, value: interval.value + add }));
  return { ...facts, parameters: { ...facts.parameters, [id]: { ...number, values } } };
};

const approvalOf = (rule: string, behaviour: string): Approval => ({
  rule,
  role: 'lawyer',
  name: 'Anna Nowak',
  document: 'opinia 1/2026',
  date: '2026-11-22',
  behaviour,
  answer: 'yes',
  words: null,
});

const planned = (given: Facts, approvals: readonly Approval[], previousApproved: string | null = null) => {
  const findings: Finding[] = [];
  const project = { ...given, model: { ...given.model, approvals }, raw: given, previousApproved };
  return { plan: planApprovals(project, (finding) => findings.push(finding)), findings };
};

const ledgerOf = ({ approved }: PlannedApprovals): string => JSON.stringify(Object.fromEntries(approved));

describe('the hash of what a rule decides', () => {
  it('is the same for every rule when it is computed again', () => {
    for (const { id } of facts.rules) expect(hashIn(facts, id)).toBe(hashIn(facts, id));
  });

  it('does not see words, sources, and the order and the cut of rows', () => {
    const rewritten: Facts = {
      ...facts,
      rules: facts.rules.map(
        (rule): Rule =>
          rule.kind === 'decision'
            ? {
                ...rule,
                sentence: { pl: 'inaczej', en: 'otherwise' },
                rows: rule.rows.toReversed().map((row) => ({ ...row, pl: 'x', en: 'x', id: `${row.id}-x` })),
              }
            : rule,
      ),
    };
    for (const { id } of facts.rules) expect([id, hashIn(rewritten, id)]).toEqual([id, hashIn(facts, id)]);
  });

  it('sees a moved threshold', () => {
    expect(hashIn(withNumber('severalTo', 1), 'stock-level')).not.toBe(hashIn(facts, 'stock-level'));
  });
});

describe('an approval', () => {
  const stock = approvalOf('stock-level', hashIn(facts, 'stock-level'));
  const { plan: then, findings } = planned(facts, [stock]);

  it('holds while every case is decided alike', () => {
    expect(findings).toEqual([]);
    expect(then.states.get('stock-level')).toEqual([{ ...stock, changes: null, impact: 'safe' }]);
    expect(then.states.has('adult-at-start')).toBe(false);
  });

  it('names the region of inputs that is decided otherwise once a threshold moved', () => {
    const { plan } = planned(withNumber('severalTo', 2), [stock], ledgerOf(then));
    expect(plan.states.get('stock-level')?.[0]?.changes?.map(detailLine)).toEqual([
      'items = 11..12: unmarked → several',
    ]);
    expect(ledgerOf(plan)).toBe(ledgerOf(then));
  });

  it('names the cases whose dates are computed otherwise', () => {
    const id = 'recertification-window';
    const window = approvalOf(id, hashIn(facts, id));
    const ledger = ledgerOf(planned(facts, [window]).plan);
    const { plan } = planned(withNumber('recertificationWindowMonths', -1), [window], ledger);
    const [state] = plan.states.get(id) ?? [];
    expect(state?.impact).toBe('breaking');
    expect(state?.changes?.map(detailLine).join('\n')).toMatch(/examDay = \d{4}-\d\d-\d\d: inWindow → tooEarly/);
  });

  it('of what nobody remembers is a problem', () => {
    expect(planned(facts, [approvalOf('stock-level', '0123456789abcdef')]).findings).toMatchObject([
      { code: 'approval-of-nothing', at: { model: ['approvals', 0, 'behaviour'] } },
    ]);
  });

  it('is none once the same role has said no', () => {
    const refusal: Approval = { ...stock, answer: 'no', words: 'od czterech miejsc', date: '2026-12-01' };
    expect(planned(facts, [stock, refusal]).plan.states.has('stock-level')).toBe(false);
    expect(planned(facts, [refusal, { ...stock, date: '2026-12-02' }]).plan.states.get('stock-level')).toHaveLength(1);
    const raw = { ...facts, model: { ...facts.model, approvals: [stock, refusal] } };
    expect(rulesLeft('no', raw)).toEqual([refusal]);
    expect(
      rulesLeft('no', { ...raw, model: { ...raw.model, approvals: [{ ...refusal, behaviour: 'a'.repeat(16) }] } }),
    ).toEqual([]);
  });

  it('is one of several, of which the latest of each role counts', () => {
    const earlier = { ...stock, date: '2026-01-01' };
    const owner = { ...stock, role: 'owner' as const };
    const { plan } = planned(facts, [stock, earlier, owner]);
    expect(plan.states.get('stock-level')?.map(({ role, date }) => [role, date])).toEqual([
      ['lawyer', stock.date],
      ['owner', stock.date],
    ]);
  });
});

const signed = ['--role', 'owner', '--name', "Anna O'Nowak", '--document', 'opinia 1/2026', '--date', '2026-11-22'];

describe('npm run model -- approve', () => {
  it('writes a row with the hash, for each rule', () => {
    const folder = mkdtempSync(join(tmpdir(), 'approve-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const root = makeChangedRepository(folder, []);
    const { exitCode, lines } = carryOut({
      approve: { root, args: ['approve', 'availability-badge', 'discount', ...signed] },
    })('approve');
    expect([exitCode, lines.join('\n')]).toEqual([0, expect.stringContaining('model/approvals.ts')]);
    const text = readFileSync(join(root, 'model/approvals.ts'), 'utf8');
    expect(text).toContain(`document: 'opinia 1/2026', date: '2026-11-22', behaviour: '${hashIn(facts, 'discount')}'`);
    expect(text).toContain(`name: 'Anna O\\'Nowak'`);
    const again = carryOut({ approve: { root, args: ['approve', 'discount', ...signed] } })('approve');
    expect([again.exitCode, again.lines[0]]).toEqual([
      2,
      "Anna O'Nowak (owner) has approved “discount” as it decides now already, on 2026-11-22 (opinia 1/2026).",
    ]);
    expect(readFileSync(join(root, 'model/approvals.ts'), 'utf8')).toBe(text);
  });

  it.each([
    [['approve', ...signed], 'No rule was named.'],
    [['approve', 'availabilty-badge', ...signed], 'Is “availability-badge” meant?'],
    [['approve', 'discount', '--role', 'baker'], '--role is “baker”, which is no owner, lawyer, physician.'],
    [['approve', 'discount', '--role', 'owner'], '--name is missing.'],
    [
      ['approve', 'availability-badge', ...signed.with(1, 'physician')],
      '“availability-badge” is signed by the owner, not by the physician.',
    ],
    [['approve', 'discount', ...signed.slice(0, -1), '2999-01-05'], '--date is 2999-01-05, which is not yet'],
    [['approve', 'discount', ...signed.slice(0, -1), 'yesterday'], '--date is “yesterday”, which is no date.'],
    [['approve', 'discount', '--sign'], "Unknown option '--sign'"],
  ])('answers %j with a sentence', async (args, sentence) => {
    const { exitCode, lines } = await runModelCommand(join(import.meta.dirname, '../../..'), args, () => ({}));
    expect(exitCode).toBe(2);
    expect(lines.join('\n')).toContain(sentence);
  });
});

it('is kept as a ledger with a line for each', () => {
  const { plan } = planned(facts, [approvalOf('discount', hashIn(facts, 'discount'))]);
  const [file] = [plan].flatMap((approvals) => emitApproved({ approvals }));
  expect(file?.path).toBe('approved.json');
  expect(file?.text.split('\n')).toHaveLength(4);
});
