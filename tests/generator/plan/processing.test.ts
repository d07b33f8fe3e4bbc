import { expect, it } from 'vitest';
import { listProcessingRecords } from '#generator/plan/processing/processing.ts';
import { laws } from '#model/laws.ts';
import { readProject } from '../fixtures/planned-project.ts';

const project = await readProject();

const basesOf = (given: typeof project) =>
  listProcessingRecords(given, 'en').map(({ rows }) => rows.map(({ basis }) => basis));

it('names the legal basis of every field', () => {
  const passages = laws.map(({ act, article }) => (article === null ? act.en : `${act.en}, ${article.en}`));
  for (const basis of basesOf(project).flat()) {
    const [cited = '', words = ''] = basis.split(': ');
    expect(words).not.toBe('');
    for (const passage of cited.split('; ')) expect(passages).toContain(passage);
  }
});

it('takes the article from the table of laws', () => {
  const model = {
    ...project.model,
    laws: project.model.laws.map((law) => ({ ...law, article: { pl: 'art. 999', en: 'art. 999' } })),
  };
  for (const basis of basesOf({ ...project, model }).flat()) expect(basis).toContain(', art. 999');
});
