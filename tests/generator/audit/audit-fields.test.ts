import { expect, test } from 'vitest';
import { emitOutput } from '#generator/emit/index.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { planSite } from '#generator/plan/index.ts';
import { trackReads } from '#generator/plan/reads/track-reads.ts';
import type { Finding } from '#generator/problems/finding.ts';
import type { Project } from '#generator/validate/project.ts';
import { auditFields } from '#model/schema/audit-fields.ts';
import { readProject } from './planned-project.ts';

const project = await readProject();

const pathOf = ({ at }: Finding): string => ('model' in at ? at.model.join('.') : '');

/** What is for auditors alone and stands on no page of the audit. */
const unprinted = (given: Project): readonly string[] => {
  const watched = trackReads(given);
  planAudit(watched.project, { numbers: new Map(), approvals: new Map() }, () => undefined);
  return watched.unread('auditors').map(pathOf);
};

test('the audit prints every field that is for auditors alone', () => {
  expect(unprinted(project)).toEqual([]);
});

test('a field for auditors that the audit does not print is found', () => {
  const [law, ...laws] = project.model.laws;
  if (law === undefined) throw new Error('The model has no law.');
  const noted = { ...law, says: { ...law.says, note: 'printed nowhere' } };
  const model = { ...project.model, laws: [noted, ...laws] };
  expect(unprinted({ ...project, model })).toEqual(['laws.0.says.note']);
});

const unread = (() => {
  const watched = trackReads(project);
  emitOutput(planSite(watched.project).plan);
  return watched.unread('auditors').map(pathOf);
})();

test.each([...auditFields])('of %s the site leaves something to auditors', (table, names) => {
  const left = unread.filter((path) => path.startsWith(`${table}.`));
  expect(left.filter((path) => path.split('.').some((step) => names.includes(step)))).not.toEqual([]);
});
