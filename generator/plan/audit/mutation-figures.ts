import { z } from 'zod';
import type { AuditArea } from '#domain/audit/audit-data.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Project } from '../../validate/project.ts';
import { together } from './passages.ts';
import type { Reader } from './reader.ts';

const figure = z.object({
  killed: z.number(),
  refused: z.number().default(0),
  total: z.number(),
  code: z.object({ equivalent: z.number() }).default({ equivalent: 0 }),
});
const figures = z.object({
  rules: z.record(z.string(), figure).default({}),
  modules: z.record(z.string(), figure).default({}),
});

/** The figures of the last mutation run; empty where none was kept. */
export const readFigures = ({ evidence }: Project): z.infer<typeof figures> =>
  figures.safeParse(evidence.mutation).data ?? { rules: {}, modules: {} };

/** The modules that rules stand on (dates, PESEL, NIP, texts, e-mail) with their mutation scores. */
export const modulesArea = (project: Project, { words }: Reader): AuditArea => {
  const tasks: Readonly<Record<string, string>> = words.moduleTasks;
  const rows = Object.entries(readFigures(project).modules).map(([id, { killed, refused, total, code }]) => [
    codeText(`generated/${id}.ts`),
    tasks[id] ?? '',
    String(total),
    String(killed + refused),
    String(code.equivalent),
  ]);
  return {
    id: 'modules',
    title: words.modules,
    sections: [
      {
        id: 'module-mutation',
        title: words.moduleSubjects,
        blocks: [
          {
            kind: 'paragraph',
            text: together(`${words.mutationMeaning} `, codeText('tests/mutation/figures.json'), '.'),
          },
          rows.length === 0
            ? { kind: 'paragraph', text: words.notMeasured }
            : {
                kind: 'table',
                title: words.mutation,
                head: [words.module, words.task, words.faults, words.noticed, words.unnoticeable],
                rows,
              },
        ],
      },
    ],
  };
};
